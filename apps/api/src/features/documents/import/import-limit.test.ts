import { expect, test } from 'vitest';
import { createImportLimit, TOO_MANY_IMPORTS } from './import-limit.ts';

const done = async () => 'done';

function holder() {
  const held = Promise.withResolvers<void>();
  return { work: () => held.promise, release: () => held.resolve() };
}

test('twenty pages a minute for each person, told how long to wait, and again when the minute is over', async () => {
  let now = 0;
  const limit = createImportLimit(() => new Date(now));
  for (let i = 0; i < 20; i += 1) {
    await limit.run(1, `site-${i}`, done);
    now += 1_000;
  }
  await expect(limit.run(1, 'site', done)).rejects.toMatchObject({
    code: 'too_many',
    message: TOO_MANY_IMPORTS,
    retryAfterSeconds: 40,
  });
  expect(await limit.run(2, 'site', done)).toBe('done');
  now += 61_000;
  expect(await limit.run(1, 'site', done)).toBe('done');
});

test('two at once for each person and four at once on one site; a place is freed by failure too (SSRF-039)', async () => {
  const limit = createImportLimit(() => new Date());
  const held = holder();
  const first = limit.run(1, 'slow', held.work);
  const failing = limit.run(1, 'slow', async () => {
    await held.work();
    throw new Error('broken');
  });
  await expect(limit.run(1, 'other', done)).rejects.toThrow(TOO_MANY_IMPORTS);
  const others = [limit.run(2, 'slow', held.work), limit.run(3, 'slow', held.work)];
  await expect(limit.run(4, 'slow', done)).rejects.toThrow(TOO_MANY_IMPORTS);
  expect(await limit.run(4, 'other', done)).toBe('done');
  held.release();
  await Promise.allSettled([first, failing, ...others]);
  expect(await limit.run(1, 'slow', done)).toBe('done');
});
