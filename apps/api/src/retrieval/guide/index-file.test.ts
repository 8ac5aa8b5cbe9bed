import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cosinesWith, indexGuide, packVectors } from '@nestling/rag/guide';
import { afterAll, expect, test } from 'vitest';
import { GUIDE_PASSAGES } from '../../features/chat/answer/guide-passages.ts';
import { GUIDE_STAMP, readGuideIndex, writeGuideIndex } from './index-file.ts';
import { placeKnown, readInOrder, readPhrasingFile, recordsOf, writePhrasingFile } from './phrasing-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nestling-index-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, 'index.bin');

test('the index of another guide, or of other code, is not used, nor is a file that is none', () => {
  const index = indexGuide(GUIDE_PASSAGES.slice(0, 20));
  writeGuideIndex(index, file);
  expect(readGuideIndex(file)).toEqual(index);
  writeGuideIndex(
    index,
    file,
    GUIDE_STAMP.replace(/./, (first) => (first === '0' ? '1' : '0')),
  );
  expect(readGuideIndex(file)).toBeUndefined();
  writeFileSync(file, 'none');
  expect(readGuideIndex(file)).toBeUndefined();
  expect(readGuideIndex(path.join(folder, 'missing.bin'))).toBeUndefined();
});

test('vectors are read in the order of the guide that they were made of, and by their texts for any other', () => {
  const form = { id: 'trial', dimension: 5 };
  const texts = Array.from({ length: 3_000 }, (_, n) => `text ${n}`);
  const made = packVectors(
    texts.map((_, n) => Float32Array.of(Math.sin(n), Math.cos(n), 1, n % 7, -1)),
    form.dimension,
  );
  const vectors = path.join(folder, 'vectors.bin');
  const records = recordsOf(texts, made, form);
  const asked = Float32Array.of(0.3, -0.1, 0.8, 0, 0.2);
  writePhrasingFile([...records.values()], vectors, form, GUIDE_STAMP);
  const read = readInOrder(texts.length, vectors, form);
  expect(read && cosinesWith(asked, read)).toEqual(cosinesWith(asked, made));

  expect(readInOrder(texts.length - 1, vectors, form)).toBeUndefined();
  expect(readInOrder(texts.length, vectors, { ...form, id: 'other' })).toBeUndefined();
  writePhrasingFile([...records.values()], vectors, form, 'a'.repeat(GUIDE_STAMP.length));
  expect(readInOrder(texts.length, vectors, form)).toBeUndefined();
  const placed = placeKnown(['new', ...texts.toReversed()], readPhrasingFile(vectors, form), form.dimension);
  expect(placed.missing).toEqual([0]);
  expect(cosinesWith(asked, placed.vectors).slice(1)).toEqual(cosinesWith(asked, made).toReversed());
  expect(readPhrasingFile(vectors, { ...form, id: 'other' }).size).toBe(0);
});
