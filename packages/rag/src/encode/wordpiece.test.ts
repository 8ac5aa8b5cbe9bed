import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import oracle from './minilm-oracle.json' with { type: 'json' };
import { readEncoderFile } from './weights.ts';
import { createWordPieceCutter } from './wordpiece.ts';

const bytes = readFileSync(path.join(import.meta.dirname, '../../weights/minilm/encoder.bin'));
const pieces = readEncoderFile(bytes).pieces.map(([piece]) => piece);
const cut = createWordPieceCutter(pieces);

test.each(oracle.cuts)('cuts as the reference does: $text', ({ text, pieces: expected }) => {
  const got = cut(text, 64).map((id) => pieces[id]);
  expect(got.join(' ')).toBe(expected);
});

test('takes what is longer than any word for an unknown one, soon', () => {
  const started = performance.now();
  expect(cut('a'.repeat(1_000_000), 64).map((id) => pieces[id])).toEqual(['[CLS]', '[UNK]', '[SEP]']);
  expect(cut('Mama '.repeat(200_000), 8)).toHaveLength(8);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('keeps the end of a text that is cut off', () => {
  const end = pieces.indexOf('[SEP]');
  for (const most of [2, 3, 5]) expect(cut('incomprehensibilities of teething', most).at(-1)).toBe(end);
});

test('refuses a vocabulary without the marks of start and end', () => {
  expect(() => createWordPieceCutter(['[UNK]', 'a'])).toThrow('[CLS]');
});
