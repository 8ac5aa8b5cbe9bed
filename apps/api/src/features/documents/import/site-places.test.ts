import { expect, test } from 'vitest';
import { TOO_MANY_IMPORTS } from '../../../platform/limits.ts';
import { createSitePlaces } from './site-places.ts';

const done = async () => 'done';

test('four pages of one site are fetched at once; a place is freed by failure too (SSRF-039)', async () => {
  const places = createSitePlaces();
  const held = Promise.withResolvers<void>();
  const failing = places.run('slow', () => held.promise.then(() => Promise.reject(new Error('broken'))));
  const others = [1, 2, 3].map(() => places.run('slow', () => held.promise));
  await expect(places.run('slow', done)).rejects.toThrow(TOO_MANY_IMPORTS);
  expect(await places.run('other', done)).toBe('done');
  held.resolve();
  await Promise.allSettled([failing, ...others]);
  expect(await places.run('slow', done)).toBe('done');
});
