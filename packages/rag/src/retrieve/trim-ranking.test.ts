import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RankedPassage } from '../ports.ts';
import { trimRanking } from './trim-ranking.ts';

const ranked = (key: string, score: number, documentId: number | undefined, text: string): RankedPassage => ({
  passage: {
    key,
    kind: 'document',
    text,
    heading: null,
    title: 't',
    ...(documentId === undefined ? {} : { documentId }),
  },
  score,
  similarity: 0,
  lexical: score,
  vector: 0,
});
const distinct = (n: number) => `alpha${n} beta${n} gamma${n} delta${n} epsilon${n}`;

test('at most four passages of one document while others are there, all of them when it is alone', () => {
  const flood = Array.from({ length: 9 }, (_, n) => ranked(`a${n}`, 1 - n / 100, 1, distinct(n)));
  const others = Array.from({ length: 5 }, (_, n) => ranked(`b${n}`, 0.5 - n / 100, 2 + n, distinct(20 + n)));
  const kept = trimRanking([...flood, ...others], 8);
  expect(kept.filter(({ passage }) => passage.documentId === 1)).toHaveLength(4);
  expect(kept).toHaveLength(8);
  expect(trimRanking(flood, 8).map(({ passage }) => passage.key)).toEqual(
    flood.slice(0, 8).map(({ passage }) => passage.key),
  );
});

test('a passage that repeats a better one is left out, one that adds something stays', () => {
  const text = 'Never put a pillow, a blanket or a toy into the cot of a baby who is younger than twelve months.';
  const kept = trimRanking(
    [
      ranked('first', 1, 1, text),
      ranked('copy', 0.9, 2, text.toUpperCase()),
      ranked(
        'more',
        0.8,
        3,
        `${text} A sleeping bag keeps the baby warm, and the room stays between sixteen and twenty degrees.`,
      ),
    ],
    5,
  );
  expect(kept.map(({ passage }) => passage.key)).toEqual(['first', 'more']);
});

test('the ranking stays in order, holds nothing twice and is as long as it can be', () => {
  const one = fc.record({ document: fc.integer({ min: 1, max: 4 }), text: fc.integer({ min: 0, max: 30 }) });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (some, limit) => {
      const input = some.map(({ document, text }, n) => ranked(`${n}`, 1 - n / 100, document, distinct(text)));
      const kept = trimRanking(input, limit);
      const texts = kept.map(({ passage }) => passage.text);
      expect(new Set(texts).size).toBe(texts.length);
      expect(kept.length).toBe(Math.min(limit, new Set(some.map(({ text }) => text)).size));
      expect(kept.map(({ score }) => score)).toEqual(kept.map(({ score }) => score).toSorted((a, b) => b - a));
    }),
  );
});
