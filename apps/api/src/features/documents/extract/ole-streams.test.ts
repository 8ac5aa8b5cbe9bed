import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeOle } from '../fixtures/make-ole.ts';
import { isOleFile, listOleStreams } from './ole-streams.ts';

test('a Word file lists its streams', () => {
  const doc = readFileSync(path.resolve(import.meta.dirname, '../fixtures/feeding-plan.doc'));
  expect(listOleStreams(doc)).toContain('WordDocument');
});

test('a directory of several sectors is followed to its end', () => {
  const names = Array.from({ length: 30 }, (_, index) => `Stream ${index}`);
  expect(listOleStreams(makeOle(names))).toEqual(['Root Entry', ...names]);
});

test('a directory that runs in a ring, or out of the file, ends (FILE-025)', () => {
  const ring = makeOle(['a', 'b', 'c', 'd', 'e']);
  ring.writeUInt32LE(1, 512 + 2 * 4);
  expect(listOleStreams(ring)).toHaveLength(6);
  const away = makeOle(['a', 'b', 'c', 'd', 'e']);
  away.writeUInt32LE(40_000_000, 512 + 1 * 4);
  expect(listOleStreams(away)).toHaveLength(4);
});

test('what is no OLE file has no streams', () => {
  expect([isOleFile(Buffer.from('words')), listOleStreams(Buffer.from('words'))]).toEqual([false, []]);
  expect(listOleStreams(makeOle(['a']).subarray(0, 100))).toEqual([]);
});
