import { expect, test } from 'vitest';
import { TOO_MANY_IMPORTS } from '../../../platform/limits.ts';
import { createImportSlots } from './import-slots.ts';

const done = async () => 'done';

function holder() {
  const held = Promise.withResolvers<void>();
  return { work: () => held.promise, release: () => held.resolve() };
}

test('two at once for each person and four at once on one site; a place is freed by failure too (SSRF-039)', async () => {
  const slots = createImportSlots();
  const held = holder();
  const first = slots.run(1, 'slow', held.work);
  const failing = slots.run(1, 'slow', async () => {
    await held.work();
    throw new Error('broken');
  });
  await expect(slots.run(1, 'other', done)).rejects.toThrow(TOO_MANY_IMPORTS);
  const others = [slots.run(2, 'slow', held.work), slots.run(3, 'slow', held.work)];
  await expect(slots.run(4, 'slow', done)).rejects.toThrow(TOO_MANY_IMPORTS);
  expect(await slots.run(4, 'other', done)).toBe('done');
  held.release();
  await Promise.allSettled([first, failing, ...others]);
  expect(await slots.run(1, 'slow', done)).toBe('done');
});
