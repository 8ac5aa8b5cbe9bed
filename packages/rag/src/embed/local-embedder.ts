import { grams, tokenize } from '../retrieve/index.ts';
import { STORED_DIMENSION } from './pad-vector.ts';

/** Turns texts into vectors. Vectors of one `id` may be compared with each other and with no others. */
export type LocalEmbedder = {
  id: string;
  dimension: number;
  /** Texts a call may carry. */
  batchSize: number;
  isBuiltIn: true;
  embed: (texts: string[], signal?: AbortSignal) => Promise<number[][]>;
};

/** A small batch keeps the thread free for others. */
const BATCH = 12;
/** Weight of a four-letter run beside a whole word, as measured on public collections. */
const GRAM_WEIGHT = 0.3;

/**
 * Embeddings without weights or network: words and four-letter runs hashed to signed places, each counting 1 + ln of its
 * occurrences, scaled to length 1. A text without any word has a vector with a single place set, so that it has a length.
 */
export function createLocalEmbedder(): LocalEmbedder {
  return {
    id: 'nestling-words-1',
    dimension: STORED_DIMENSION,
    batchSize: BATCH,
    isBuiltIn: true,
    embed: async (texts, signal) =>
      texts.map((text) => {
        signal?.throwIfAborted();
        return embedText(text);
      }),
  };
}

function embedText(text: string): number[] {
  const words = new Map<string, number>();
  for (const term of tokenize(text)) words.set(term, (words.get(term) ?? 0) + 1);
  const runs = new Map<string, number>();
  for (const [term, count] of words) for (const run of grams(term)) runs.set(run, (runs.get(run) ?? 0) + count);
  const vector = new Array<number>(STORED_DIMENSION).fill(0);
  addHashed(vector, words, 1, 0x811c9dc5);
  addHashed(vector, runs, GRAM_WEIGHT, 0x050c5d1f);
  const length = Math.hypot(...vector);
  if (length === 0) vector[0] = 1;
  return length === 0 ? vector : vector.map((value) => value / length);
}

function addHashed(vector: number[], counts: ReadonlyMap<string, number>, weight: number, seed: number): void {
  for (const [feature, count] of counts) {
    const hash = fnv1a(feature, seed);
    const place = (hash >>> 1) % vector.length;
    const sign = (hash & 1) === 0 ? 1 : -1;
    vector[place] = (vector[place] ?? 0) + sign * weight * (1 + Math.log(count));
  }
}

/** FNV-1a with the final mixing of MurmurHash3, so that every bit depends on every letter. */
function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
