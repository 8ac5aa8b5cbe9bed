/** Vectors of one `id` may be compared with each other and with no others. They have length 1. */
export type SentenceEncoder = { id: string; dimension: number; encode: (text: string) => Float32Array };

/** A score, from minus to plus infinity, for each of the names. */
export type SentenceScorer = { names: string[]; score: (text: string) => Float32Array };

/** How well the other text answers the one, from minus to plus infinity. */
export type PairScorer = (one: string, other: string) => number;

/** `withTop` gives the same encoder with other weights at its end, for a question that these were taught; `withScores` what such weights answer by themselves; `withPairs` reads two texts together, each as far as so many pieces. */
export type StackedEncoder = SentenceEncoder & {
  withTop: (id: string, top: Uint8Array) => SentenceEncoder;
  withScores: (top: Uint8Array) => SentenceScorer;
  withPairs: (top: Uint8Array, most: readonly [one: number, other: number]) => PairScorer;
};
