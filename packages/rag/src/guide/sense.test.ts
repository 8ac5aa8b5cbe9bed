import { expect, test } from 'vitest';
import { toMatrix, writeEncoderFile } from '../encode/index.ts';
import type { Passage } from '../ports.ts';
import { readGuide } from './guide.ts';
import { middlesOf, nearnessOf } from './nearness.ts';
import { createSenseEncoder, SENSE_DIMENSION, senseId } from './sense.ts';
import { packVectors } from './vectors.ts';

const along = (axis: number) => Float32Array.from({ length: SENSE_DIMENSION }, (_, i) => (i === axis ? 1 : 0));
/** A sense in which "boob" and "latch" lead one way and "nap" another; the sentence's own sense leads a third. */
const file = writeEncoderFile({
  pieces: [
    ['boob', 1],
    ['latch', 1],
    ['nap', 1],
  ],
  tensors: new Map([
    [
      'meaning',
      { kind: 'matrix', matrix: toMatrix(Float32Array.from([...along(9), ...along(9)]), 2, SENSE_DIMENSION) },
    ],
    [
      'words',
      {
        kind: 'matrix',
        matrix: toMatrix(Float32Array.from([...along(0), ...along(0), ...along(1)]), 3, SENSE_DIMENSION),
      },
    ],
    ['mean', { kind: 'vector', values: Float32Array.of(0.5, 0.5) }],
  ]),
});
const sentence = { id: 'plain', dimension: 2, encode: () => Float32Array.of(0.6, 0.6) };
const encoder = createSenseEncoder(sentence, file);
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);

test('words that lead to one page are near though they are not alike, and vectors have length one', () => {
  const [boob, latch, nap, nothing] = ['my boob', 'the latch', 'a nap', '☃'].map(encoder.encode) as Float32Array[];
  expect(dot(boob as Float32Array, latch as Float32Array)).toBeGreaterThan(0.99);
  expect(dot(boob as Float32Array, nap as Float32Array)).toBeLessThan(0.2);
  for (const vector of [boob, latch, nap, nothing]) expect(Math.hypot(...(vector as Float32Array))).toBeCloseTo(1, 4);
});

test('other weights make vectors of another id', () => {
  const other = file.slice();
  other[other.length - 1] = (other.at(-1) as number) ^ 1;
  expect(senseId('plain', other)).not.toBe(encoder.id);
  expect(() => createSenseEncoder(sentence, new Uint8Array(64))).toThrow('no encoder weights');
});

test('a text is measured against every phrasing and the middle of each page', () => {
  const page = (id: string, questions: string[]): Passage => ({
    key: `guide:${id}`,
    kind: 'guide',
    heading: null,
    title: questions[0] as string,
    text: 'It is usual.',
    questions,
  });
  const guide = readGuide([page('latch', ['my boob', 'the latch']), page('nap', ['a nap']), page('nap-two', ['naps'])]);
  const vectors = packVectors(
    guide.phrasings.map(({ text }) => encoder.encode(text)),
    SENSE_DIMENSION,
  );
  const near = nearnessOf(encoder.encode('latch'), vectors, middlesOf(guide, vectors));
  expect(near.phrasings).toHaveLength(guide.phrasings.length);
  expect(near.pages[0]).toBeGreaterThan(0.99);
  expect(near.pages[1]).toBeLessThan(0.2);
  expect(near.alike(1, 2)).toBeGreaterThan(0.99);
  const without = new Set(guide.phrasings.flatMap(({ page: of }, n) => (of === 0 ? [n] : [])));
  expect(nearnessOf(encoder.encode('latch'), vectors, middlesOf(guide, vectors, without)).pages[0]).toBe(0);
});
