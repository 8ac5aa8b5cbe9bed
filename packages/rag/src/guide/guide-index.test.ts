import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Passage } from '../ports.ts';
import { readGuide } from './guide.ts';
import { indexGuide, pagesIn, readIndex, writeIndex } from './guide-index.ts';
import { numberOf, textsOf, toTable } from './string-table.ts';
import { weighPages } from './weigh-pages.ts';

test('a table finds each of its texts, and no other', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.uniqueArray(text, { maxLength: 60 }), text, (texts, other) => {
      const table = toTable(texts);
      expect(textsOf(table)).toEqual(texts);
      expect(texts.map((one) => numberOf(table, one))).toEqual([...texts.keys()]);
      if (!texts.includes(other)) expect(numberOf(table, other)).toBeUndefined();
    }),
  );
});

const page = (id: string, questions: string[], text: string): Passage => ({
  key: `guide:${id}`,
  kind: 'guide',
  heading: null,
  title: `About ${id}`,
  text,
  questions,
});
const PAGES = [
  page('naps', ['when do naps end', 'no more nap', 'nap strike?', 'wen is naptime'], 'Naps end at about three.'),
  page('nights', ['wakes at night', 'night waking', 'awake half the night'], 'Waking at night is usual. Naps help.'),
  page('partings', ['separation at nursery', 'separation at bedtime', 'no more nap'], 'Separation is hard at naptime.'),
];

test('what is read from a file of the index searches as what was worked out of the pages', () => {
  const made = indexGuide(PAGES);
  const file = new Uint8Array(new ArrayBuffer(writeIndex(made).length + 64), 64);
  file.set(writeIndex(made));
  const read = readIndex(file);
  expect(read).toEqual(made);
  const [worked, opened] = [readGuide(PAGES), readGuide(PAGES, read)];
  expect(opened.phrasings).toEqual(worked.phrasings);
  for (const text of ['naps end when', 'awake at nigth', 'seperation again', '☃']) {
    const question = { text: opened.mended(text), nearness: undefined, age: null };
    expect(question.text).toBe(worked.mended(text));
    expect(weighPages(opened, question)).toEqual(weighPages(worked, question));
  }
  expect(pagesIn(read, 'no more nap …')).toEqual([0, 2]);
  expect(pagesIn(read, 'when is naptime?')).toEqual([0]);
  expect(pagesIn(read, 'no more')).toEqual([]);
});
