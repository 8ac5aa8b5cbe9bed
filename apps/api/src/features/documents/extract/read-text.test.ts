import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { NO_TEXT } from './extracted.ts';
import { MAX_TEXT_CHARACTERS } from './limits.ts';
import { createTextReader } from './read-text.ts';

const fixture = (name: string) => path.resolve(import.meta.dirname, '../fixtures', name);
let reader = createTextReader();
afterEach(() => {
  reader.end();
  reader = createTextReader();
});

test('texts of many at once are read by a process that stays, each as it is', async () => {
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, n) => reader.read(Buffer.from(`Zoë schläft – ${n}`), {})),
  );
  expect(all.map(({ text }) => text)).toEqual(Array.from({ length: 60 }, (_, n) => `Zoë schläft – ${n}`));
  const legacy = Buffer.from('Zoë \u0096 7 Uhr', 'latin1');
  expect((await reader.read(legacy, { charset: 'windows-1252' })).text).toBe('Zoë – 7 Uhr');
}, 60_000);

test('what is refused is refused in words, and the next text is read', async () => {
  const [empty, long, plain] = await Promise.allSettled([
    reader.read(Buffer.from(' \n\t \n'), {}),
    reader.read(Buffer.from('a '.repeat(MAX_TEXT_CHARACTERS / 2 + 1)), {}),
    reader.read(Buffer.from('Nap at one'), {}),
  ]);
  expect(empty).toMatchObject({ reason: { code: 'unreadable', message: NO_TEXT } });
  expect(long).toMatchObject({ reason: { code: 'unreadable', message: expect.stringContaining('longer than') } });
  expect(plain).toMatchObject({ value: { text: 'Nap at one' } });
}, 60_000);

test.each(['endless-child.ts', 'greedy-child.ts'])(
  'a text that its process does not come back from is read in one of its own (%s)',
  async (entry) => {
    const broken = createTextReader({ entry: fixture(entry), wallClockMs: 1_000 });
    expect((await broken.read(Buffer.from('Nap at one'), {})).text).toBe('Nap at one');
    broken.end();
  },
  60_000,
);
