import { expect, test } from 'vitest';
import { createUploadRoom } from './upload-room.ts';

test('all together hold so many bytes; what has no room waits, what fits goes by, and a failure frees its room', async () => {
  const room = createUploadRoom(10);
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = room.run(8, () => held.promise.then(() => Promise.reject(new Error('broken'))));
  const large = room.run(500, async () => void order.push('large'));
  await room.run(2, async () => void order.push('small'));
  expect(order).toEqual(['small']);
  held.resolve();
  await Promise.allSettled([first, large]);
  expect(order).toEqual(['small', 'large']);
});
