import { expect, test } from 'vitest';
import { findInPages, foldText, readerPages } from './reader-pages.ts';

test('a document with pages is read page by page, without the marks of its headings', () => {
  const text = '# One\nfirst\n\n## Two\nsecond';
  expect(readerPages(text, [0, text.indexOf('## Two')])).toEqual(['One\nfirst', 'Two\nsecond']);
});

test('one without pages is read in parts that lose no word and cut none', () => {
  const words = Array.from({ length: 5_000 }, (_, index) => `word${index}${index % 40 === 0 ? '\n\n' : ' '}`);
  const parts = readerPages(words.join(''), []);
  expect(parts.length).toBeGreaterThan(3);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(10_000);
  expect(parts.join(' ').split(/\s+/)).toEqual(words.map((word) => word.trim()));
  expect(readerPages('short', [])).toEqual(['short']);
  expect(readerPages('👶'.repeat(10_000), []).every((part) => part.isWellFormed())).toBe(true);
});

test('words are found on every page, whatever the case, the accents and the line breaks', () => {
  const pages = ['Eczema cream:\ntwice a day', 'CRÈME d’eczéma (2x)'].map(foldText);
  expect(findInPages(pages, 'eczema')).toEqual([
    { page: 0, start: 0, end: 6 },
    { page: 1, start: 8, end: 14 },
  ]);
  expect(findInPages(pages, 'cream: twice')).toHaveLength(1);
  expect(findInPages(pages, '(2x)')).toHaveLength(1);
  expect(findInPages(pages, '  ')).toEqual([]);
  expect(findInPages(pages, '.*')).toEqual([]);
});

test.each(['İstanbul ISPARTA', 'ﬁnger straße ǅ', '👶🏽 café', 'e\u0301te\u0301', 'ΑΣ Σ'])(
  'letters keep their places, so that what is marked is what was found: %s',
  (text) => expect(foldText(text)).toHaveLength(text.length),
);
