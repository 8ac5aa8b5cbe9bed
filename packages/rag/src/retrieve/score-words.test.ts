import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachBestWindow, occurrencesOf } from './occurrences.ts';
import { scoreWords } from './score-words.ts';
import { buildSegment } from './segment.ts';
import { grams, tokenize, wordsOf } from './tokenize.ts';
import { createWordIndex } from './word-index.ts';

const vocabulary = ['nap', 'milk', 'bottl', 'crib', 'sleepi', 'sleeper', 'feed'];
const word = fc.constantFrom(...vocabulary);
const words = (maxLength: number) => fc.array(word, { maxLength });
const chunk = fc.record({ title: words(3), text: words(15) });
type Chunk = { title: string[]; text: string[] };

/** BM25 as the formula reads, over lists of features. */
function plainBm25(documents: string[][], query: string[], b: number): number[] {
  const k1 = 1.2;
  const mean = Math.max(1, documents.reduce((sum, document) => sum + document.length, 0) / documents.length);
  const count = (list: string[], one: string) => list.filter((other) => other === one).length;
  return documents.map((document) =>
    query.reduce((sum, one) => {
      const holding = documents.filter((other) => other.includes(one)).length;
      const times = count(document, one);
      const idf = Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5));
      return sum + (idf * times * (k1 + 1)) / (times + k1 * (1 - b + (b * document.length) / mean));
    }, 0),
  );
}

const close = (actual: Float64Array, expected: number[]) => {
  expect(actual).toHaveLength(expected.length);
  expected.forEach((value, i) => {
    expect(actual[i]).toBeCloseTo(value, 9);
  });
};

test('words, titles and letter runs score as BM25 over all the chunks, however these are divided into indexes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(chunk, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
      words(5),
      (parts, query) => {
        const indexes = parts.map((part) =>
          createWordIndex(
            buildSegment(part.map(({ title, text }) => ({ title: title.join(' '), text: text.join(' ') }))),
          ),
        );
        const scores = scoreWords(indexes, query.flatMap(wordsOf));
        const terms = ({ title, text }: Chunk) => [...text, ...title, ...title].flatMap(tokenize);
        const all = parts.flat();
        const asked = query.flatMap(tokenize);
        close(scores.stems, plainBm25(all.map(terms), asked, 0.75));
        close(
          scores.title,
          plainBm25(
            all.map(({ title }) => title.flatMap(tokenize)),
            asked,
            0.3,
          ),
        );
        close(
          scores.grams,
          plainBm25(
            all.map((one) => terms(one).flatMap(grams)),
            asked.flatMap(grams),
            0.75,
          ),
        );
      },
    ),
  );
});

const indexOf = (texts: string[]) => createWordIndex(buildSegment(texts.map((text) => ({ title: '', text }))));

test('words that stand near each other score by how near, apart they do not', () => {
  const apart = Array.from({ length: 20 }, (_, n) => `filler${n}`).join(' ');
  const { near } = scoreWords(
    [indexOf(['cold milk', 'milk is cold', `cold ${apart} milk`, 'neither'])],
    ['cold', 'milk'],
  );
  expect(near[0]).toBeGreaterThan(near[1] ?? 1);
  expect([...near].map((score) => score > 0)).toEqual([true, true, false, false]);
});

test('a phrase of the question counts where its words follow each other, stop words too', () => {
  const texts = ['how to hold the baby', 'to the baby hold', 'hold a baby', 'the rest'];
  const { phrases } = scoreWords([indexOf(texts)], wordsOf('Hold the baby'));
  expect([...phrases].map((score) => score > 0)).toEqual([true, true, false, false]);
  expect(phrases[0]).toBeGreaterThan(phrases[1] ?? 1);
});

test('the best window holds the largest share of the question that stands together, as trying every window says', () => {
  const weights = new Map([
    ['nap', 1],
    ['milk', 2],
    ['crib', 4],
  ]);
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom('nap', 'milk', 'crib', 'x'), { maxLength: 40 }), { maxLength: 4 }),
      (texts) => {
        const { segment } = indexOf(texts.map((words) => words.join(' ')));
        const found = new Map<number, number>();
        const words = [...weights].map(([term, weight]) => {
          const id = segment.termIds.get(term);
          return { places: id === undefined ? new Float64Array(0) : occurrencesOf(segment, [id]), weight };
        });
        eachBestWindow(words, 14, (chunk, sum) => found.set(chunk, sum));
        texts.forEach((text, chunk) => {
          const sums = text.map((_, from) =>
            [...new Set(text.slice(from, from + 14))].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0),
          );
          expect(found.get(chunk) ?? 0).toBe(Math.max(0, ...sums));
        });
      },
    ),
  );
});

test('coverage is the share of the question that a chunk holds, rare words weighing more', () => {
  const texts = ['baby sleeps', 'baby eats', 'baby plays', 'baby has jaundice'];
  const index = createWordIndex(buildSegment(texts.map((text) => ({ title: '', text }))));
  const { coverage } = scoreWords([index], wordsOf('baby jaundice unheard'));
  expect(coverage[3]).toBeGreaterThan(coverage[0] ?? 1);
  expect(coverage[3]).toBeLessThan(1);
  expect(scoreWords([index], wordsOf('baby jaundice')).coverage[3]).toBeCloseTo(1, 9);
});
