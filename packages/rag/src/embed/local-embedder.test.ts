import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLocalEmbedder } from './local-embedder.ts';
import { padVector } from './pad-vector.ts';

const embedder = createLocalEmbedder();
const cosine = (a: readonly number[] = [], b: readonly number[] = []) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

test('every text has one vector of length 1 in 1536 dimensions, the same each time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }), async (texts) => {
      const vectors = await embedder.embed(texts);
      expect(vectors).toHaveLength(texts.length);
      for (const vector of vectors) {
        expect(vector).toHaveLength(1536);
        expect(Math.hypot(...vector)).toBeCloseTo(1, 9);
      }
      expect(await createLocalEmbedder().embed(texts)).toEqual(vectors);
    }),
    { numRuns: 30 },
  );
});

test('a text is nearer to one about the same than to one about something else, slips of the pen included', async () => {
  const [question, about, other, slip] = await embedder.embed([
    'When do babies start to crawl?',
    'Most babies crawl between seven and ten months.',
    'Sterilise bottles in boiling water for ten minutes.',
    'wen do babys start crawlling',
  ]);
  expect(cosine(question, about)).toBeGreaterThan(cosine(question, other) + 0.1);
  expect(cosine(question, slip)).toBeGreaterThan(cosine(other, slip) + 0.1);
});

test('an abort stops it', async () => {
  await expect(embedder.embed(['text'], AbortSignal.abort())).rejects.toThrow();
});

test('padding keeps the numbers and refuses what cannot be stored', () => {
  expect(padVector([3, 4], 4)).toEqual([3, 4, 0, 0]);
  expect(() => padVector([], 4)).toThrow('0 dimensions');
  expect(() => padVector([1, 2, 3, 4, 5], 4)).toThrow('5 dimensions');
  expect(() => padVector([1, Number.NaN], 4)).toThrow('not a number');
});
