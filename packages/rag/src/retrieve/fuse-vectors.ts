/** A passage's word score (0..1) and, where it has a vector of the model that is asked, its cosine (-1..1). */
export type Judged = { lexical: number; cosine: number | undefined };

/** A real language model's vectors know more than words do; see "vectors" in the retrieval bench. */
const VECTOR_WEIGHT = 0.6;

/**
 * Scores (0..1) that weigh words and cosines together. Cosines of one model lie close together, so they are spread
 * between the lowest and the highest of the candidates. Words stand in where a passage has no vector.
 */
export function fuseVectors(judged: readonly Judged[]): number[] {
  const cosines = judged.flatMap(({ cosine }) => (cosine === undefined ? [] : [cosine]));
  const low = Math.min(...cosines);
  const span = Math.max(...cosines) - low;
  const best = Math.max(...judged.map(({ lexical }) => lexical), Number.MIN_VALUE);
  return judged.map(({ lexical, cosine }) => {
    const words = lexical / best;
    if (cosine === undefined) return words * (cosines.length > 0 ? 1 : best);
    return (1 - VECTOR_WEIGHT) * words + VECTOR_WEIGHT * (span > 0 ? (cosine - low) / span : 1);
  });
}
