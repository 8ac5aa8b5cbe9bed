import { expect, test } from 'vitest';
import { QUEUE_FULL } from './extract/fair-queue.ts';
import { createUploadSlots } from './upload-slots.ts';

test('an owner may have so many uploads on their way and no more; others are not held up, and a failure frees its place', async () => {
  const slots = createUploadSlots({ perOwner: 2, bytes: 100 });
  const held = Promise.withResolvers<void>();
  const first = slots.run(1, 1, () => held.promise);
  const failing = slots.run(1, 1, () => held.promise.then(() => Promise.reject(new Error('broken'))));
  await expect(slots.run(1, 1, async () => 'third')).rejects.toMatchObject({ code: 'too_many', message: QUEUE_FULL });
  expect(await slots.run(2, 1, async () => 'other')).toBe('other');
  held.resolve();
  await Promise.allSettled([first, failing]);
  expect(await slots.run(1, 1, async () => 'again')).toBe('again');
});

test('all together hold so many bytes; what has no room waits, what fits goes by, and a failure frees its room', async () => {
  const slots = createUploadSlots({ perOwner: 5, bytes: 10 });
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = slots.run(1, 8, () => held.promise.then(() => Promise.reject(new Error('broken'))));
  const large = slots.run(2, 500, async () => void order.push('large'));
  await slots.run(3, 2, async () => void order.push('small'));
  expect(order).toEqual(['small']);
  held.resolve();
  await Promise.allSettled([first, large]);
  expect(order).toEqual(['small', 'large']);
});
