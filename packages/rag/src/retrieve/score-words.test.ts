import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreWords } from './score-words.ts';
import { buildSegment } from './segment.ts';
import { grams, tokenize } from './tokenize.ts';
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
        const scores = scoreWords(indexes, query.flatMap(tokenize));
        const terms = ({ title, text }: Chunk) => [...text, ...title, ...title].flatMap(tokenize);
        const all = parts.flat();
        const asked = query.flatMap(tokenize);
        close(scores.words, plainBm25(all.map(terms), asked, 0.75));
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

test('two words of the query near each other in its order score, apart or turned round they do not', () => {
  const apart = Array.from({ length: 12 }, (_, n) => `filler${n}`).join(' ');
  const texts = ['cold milk is fine', 'milk, and cold', `cold ${apart} milk`, 'cold porridge with milk', 'neither'];
  const index = createWordIndex(buildSegment(texts.map((text) => ({ title: '', text }))));
  const { pairs } = scoreWords([index], tokenize('cold milk'));
  expect([...pairs].map((score) => score > 0)).toEqual([true, false, false, true, false]);
});

test('coverage is the share of the question that a chunk holds, rare words weighing more', () => {
  const texts = ['baby sleeps', 'baby eats', 'baby plays', 'baby has jaundice'];
  const index = createWordIndex(buildSegment(texts.map((text) => ({ title: '', text }))));
  const { coverage } = scoreWords([index], tokenize('baby jaundice unheard'));
  expect(coverage[3]).toBeGreaterThan(coverage[0] ?? 1);
  expect(coverage[3]).toBeLessThan(1);
  expect(scoreWords([index], tokenize('baby jaundice')).coverage[3]).toBeCloseTo(1, 9);
});
