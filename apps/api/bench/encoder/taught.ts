import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyVectors, GUIDE_DIMENSION, type PackedVectors, packInto } from '@nestling/rag/guide';

/** Where what is taught and what was learnt lie between the steps of `pnpm guide:learn`; never committed. */
export const LESSON = path.join(import.meta.dirname, 'lesson');

/** The guide's phrasings are taught in two halves, like ones together; what pages answer next by the place of the page. */
export const HALVES = [0, 1] as const;
export type Half = (typeof HALVES)[number];

type Cut = { clusters: number[]; halves: Half[] };

/** Of every phrasing the half that it is in, and which others are like it. */
export const readCut = (): Cut => JSON.parse(readFileSync(path.join(LESSON, 'clusters.json'), 'utf8')) as Cut;

/** What an encoder that was not taught this half makes of the texts. */
export function vectorsBy(half: Half, what: 'phrasings' | 'others' | 'next'): PackedVectors {
  const { buffer } = new Uint8Array(readFileSync(path.join(LESSON, `half-${half}`, `${what}.f32`)));
  const numbers = new Float32Array(buffer);
  const count = numbers.length / GUIDE_DIMENSION;
  const vectors = emptyVectors(count, GUIDE_DIMENSION);
  for (let n = 0; n < count; n++)
    packInto(vectors, n, numbers.subarray(n * GUIDE_DIMENSION, (n + 1) * GUIDE_DIMENSION));
  return vectors;
}

/** One of them in plain numbers. */
export function vectorAt({ dimension, numbers, scales }: PackedVectors, n: number): Float32Array {
  return Float32Array.from(
    numbers.subarray(n * dimension, (n + 1) * dimension),
    (value) => value * (scales[n] as number),
  );
}
