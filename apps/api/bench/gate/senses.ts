import { toMatrix, writeEncoderFile } from '@nestling/rag/encode';
import {
  cosinesWith,
  type Guide,
  knownWords,
  type PackedVectors,
  packInto,
  SENSE_DIMENSION,
  type Sense,
  senseOf,
  tellingStems,
} from '@nestling/rag/guide';
import { type Example, learnSense } from './learn-sense.ts';

/** A word that fewer phrasings hold teaches nothing about others. */
const LEAST_PHRASINGS = 3;
const SEED = 20_261_122;

/** What the guide's phrasings hold to learn from. */
export type Lesson = {
  guide: Guide;
  /** The sentence encoder's vectors of all phrasings. */
  raw: PackedVectors;
  stems: readonly string[];
  places: ReadonlyMap<string, number>;
  weights: Float32Array;
};

export function readLesson(guide: Guide, raw: PackedVectors): Lesson {
  const counts = new Map<string, number>();
  for (const { text, kind } of guide.phrasings)
    if (kind === 'asked') for (const one of tellingStems(text)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const stems = [...counts].filter(([, count]) => count >= LEAST_PHRASINGS).map(([one]) => one);
  return {
    guide,
    raw,
    stems,
    places: new Map(stems.map((one, at) => [one, at])),
    weights: Float32Array.from(stems, guide.words.weightOfStem),
  };
}

export function rawOf({ raw: { dimension, numbers, scales } }: Pick<Lesson, 'raw'>, n: number): Float32Array {
  const scale = scales[n] as number;
  return Float32Array.from(numbers.subarray(n * dimension, (n + 1) * dimension), (value) => value * scale);
}

/** Learns from the phrasings that `isTaught` lets through. */
export function learnFrom(lesson: Lesson, isTaught: (n: number) => boolean): Sense {
  const examples = lesson.guide.phrasings.flatMap(({ page, kind, text }, n): Example[] =>
    kind === 'asked' && lesson.guide.pages[page]?.questions && isTaught(n)
      ? [{ page, vector: rawOf(lesson, n), words: knownWords(lesson.places, text) }]
      : [],
  );
  const learnt = learnSense(examples, lesson.weights, SEED);
  return { ...learnt, stems: lesson.stems, weights: lesson.weights, dimension: SENSE_DIMENSION };
}

export function senseVectors(lesson: Lesson, sense: Sense): PackedVectors {
  const count = lesson.guide.phrasings.length;
  const vectors: PackedVectors = {
    dimension: SENSE_DIMENSION,
    numbers: new Int8Array(count * SENSE_DIMENSION),
    scales: new Float32Array(count),
  };
  for (const [n, { text }] of lesson.guide.phrasings.entries())
    packInto(vectors, n, senseOf(sense, rawOf(lesson, n), knownWords(lesson.places, text)));
  return vectors;
}

export function senseFile({ stems, weights, words, meaning, mean, dimension }: Sense): Uint8Array {
  return writeEncoderFile({
    pieces: stems.map((one, at) => [one, Math.round((weights[at] as number) * 1000) / 1000]),
    tensors: new Map([
      ['meaning', { kind: 'matrix', matrix: toMatrix(meaning, mean.length, dimension) }],
      ['words', { kind: 'matrix', matrix: toMatrix(words, stems.length, dimension) }],
      ['mean', { kind: 'vector', values: mean }],
    ]),
  });
}

/** Phrasings of a page that nearly say the same, by the number of one of them: what is left out together. */
export function clustersOf({ guide, ...lesson }: Lesson, alike: number): Int32Array {
  const root = Int32Array.from(guide.phrasings, (_, n) => n);
  const find = (n: number): number => (root[n] === n ? n : find(root[n] as number));
  const byPage = new Map<number, number[]>();
  for (const [n, { page, kind }] of guide.phrasings.entries())
    if (kind === 'asked') byPage.set(page, [...(byPage.get(page) ?? []), n]);
  for (const places of byPage.values())
    for (const [at, n] of places.entries()) {
      const before = places.slice(0, at);
      const row = cosinesWith(rawOf(lesson, n), partOf(lesson.raw, before));
      for (const [k, m] of before.entries()) if ((row[k] as number) > alike) root[find(n)] = find(m);
    }
  return root.map((_, n) => find(n));
}

function partOf({ dimension, numbers, scales }: PackedVectors, places: readonly number[]): PackedVectors {
  const part: PackedVectors = {
    dimension,
    numbers: new Int8Array(places.length * dimension),
    scales: Float32Array.from(places, (n) => scales[n] as number),
  };
  for (const [k, n] of places.entries())
    part.numbers.set(numbers.subarray(n * dimension, (n + 1) * dimension), k * dimension);
  return part;
}
