import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreTopics } from './score-topics.ts';
import { buildSegment } from './segment.ts';
import { tokenize } from './tokenize.ts';
import { decodeTopicModel, encodeTopicModel } from './topic-codec.ts';
import { learnTopics, placeChunks, type TopicModel } from './topic-model.ts';

function finish<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const topics = [
  ['cot', 'mattress', 'sheet', 'night'],
  ['carrot', 'puree', 'spoon', 'bib'],
  ['stroller', 'harness', 'wheel', 'brake'],
];
/** Each text holds two of its topic's four words. */
const texts = topics.flatMap((words, topic) =>
  words.flatMap((one, i) =>
    words.slice(i + 1).flatMap((other) => [`${one} ${other} t${topic}`, `${other} ${one} t${topic}`]),
  ),
);
const segment = buildSegment(texts.map((text) => ({ title: '', text })));

test('a query finds texts that share its topic but none of its words', () => {
  const model = finish(learnTopics(segment, { dimensions: 3 }));
  const places = finish(placeChunks(model, segment));
  const scores = scoreTopics([{ chunkCount: segment.chunkCount, topics: { model, places } }], tokenize('cot'));
  const mean = (of: (text: string) => boolean) => {
    const chosen = [...scores].filter((_, i) => of(texts[i] ?? ''));
    return chosen.reduce((sum, score) => sum + score, 0) / chosen.length;
  };
  expect(mean((text) => text.endsWith('t0') && !text.includes('cot'))).toBeGreaterThan(0.8);
  expect(mean((text) => !text.endsWith('t0'))).toBeLessThan(0.2);
});

test('the columns learnt are orthonormal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), (dimensions) => {
      const { vectors, dimensions: width } = finish(learnTopics(segment, { dimensions }));
      for (let i = 0; i < width; i++)
        for (let j = 0; j <= i; j++) {
          let dot = 0;
          for (let row = 0; row < vectors.length; row += width)
            dot += (vectors[row + i] ?? 0) * (vectors[row + j] ?? 0);
          expect(dot).toBeCloseTo(i === j ? 1 : 0, 3);
        }
    }),
    { numRuns: 16 },
  );
});

test('the same texts teach the same, and a stored model ranks as the one it was made from', () => {
  const model = finish(learnTopics(segment, { dimensions: 3 }));
  expect(finish(learnTopics(segment, { dimensions: 3 }))).toEqual(model);
  const bytes = encodeTopicModel(model);
  const stored = decodeTopicModel(bytes);
  const rank = (one: TopicModel) =>
    scoreTopics(
      [{ chunkCount: segment.chunkCount, topics: { model: one, places: finish(placeChunks(one, segment)) } }],
      tokenize('wheel brake'),
    );
  rank(stored).forEach((score, i) => {
    expect(score).toBeCloseTo(rank(model)[i] ?? Number.NaN, 1);
  });
  expect(() => decodeTopicModel(bytes.subarray(0, bytes.length - 1))).toThrow('damaged');
});

test('a library too small or too uniform to teach anything gives a model that says nothing', () => {
  for (const some of [[], ['alone'], ['same words', 'same words']]) {
    const small = buildSegment(some.map((text) => ({ title: '', text })));
    const model = finish(learnTopics(small));
    const places = finish(placeChunks(model, small));
    const scores = scoreTopics([{ chunkCount: small.chunkCount, topics: { model, places } }], ['same']);
    expect([...scores].every((score) => score === 0)).toBe(true);
  }
});
