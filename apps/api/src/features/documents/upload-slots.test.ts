import { expect, test } from 'vitest';
import { QUEUE_FULL } from './extract/fair-queue.ts';
import { createUploadSlots } from './upload-slots.ts';

test('an owner may have so many uploads on their way and no more; others are not held up, and a failure frees its place', async () => {
  const slots = createUploadSlots(2);
  const held = Promise.withResolvers<void>();
  const first = slots.run(1, () => held.promise);
  const failing = slots.run(1, () => held.promise.then(() => Promise.reject(new Error('broken'))));
  await expect(slots.run(1, async () => 'third')).rejects.toMatchObject({ code: 'too_many', message: QUEUE_FULL });
  expect(await slots.run(2, async () => 'other')).toBe('other');
  held.resolve();
  await Promise.allSettled([first, failing]);
  expect(await slots.run(1, async () => 'again')).toBe('again');
});
