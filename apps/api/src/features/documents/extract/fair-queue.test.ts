import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue, QUEUE_FULL } from './fair-queue.ts';

test('no more than its number runs at once, and everything runs', async () => {
  const queue = createFairQueue({ atOnce: 2, perOwner: 2, maxWaiting: 100 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(2);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 30 }, (_, owner) => queue.run(owner % 3, work)));
  expect([most, running]).toEqual([2, 0]);
});

test('owners take turns: one file does not wait behind another owner’s nine', async () => {
  const queue = createFairQueue({ atOnce: 1, perOwner: 1, maxWaiting: 10 });
  const order: string[] = [];
  const add = (owner: number, name: string) => queue.run(owner, async () => void order.push(name));
  const many = Array.from({ length: 9 }, (_, index) => add(1, `many ${index}`));
  await Promise.all([...many, add(2, 'one')]);
  expect(order.indexOf('one')).toBeLessThanOrEqual(2);
});

test('an owner with too many waiting is refused, others are not, and a failure frees its place', async () => {
  const queue = createFairQueue({ atOnce: 1, perOwner: 1, maxWaiting: 2 });
  const held = Promise.withResolvers<void>();
  const first = queue.run(1, () => held.promise);
  const waiting = [queue.run(1, async () => 'a'), queue.run(1, async () => Promise.reject(new Error('broken')))];
  await expect(queue.run(1, async () => 'c')).rejects.toMatchObject({ code: 'too_many', message: QUEUE_FULL });
  const other = queue.run(2, async () => 'other');
  held.resolve();
  await first;
  const settled = await Promise.allSettled([...waiting, other]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await queue.run(1, async () => 'again')).toBe('again');
});

test('an owner has one place at a time, also while others stand empty, and the next owner takes it', async () => {
  const queue = createFairQueue({ atOnce: 2, perOwner: 1, maxWaiting: 10 });
  const held = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = queue.run(1, () => held.promise);
  const second = queue.run(1, async () => void order.push('second of one'));
  await queue.run(2, async () => void order.push('other'));
  expect(order).toEqual(['other']);
  held.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['other', 'second of one']);
});
