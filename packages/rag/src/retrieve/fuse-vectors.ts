/** A passage's word score (0..1) and, where it has a vector of the model that is asked, its cosine (-1..1). */
export type Judged = { lexical: number; cosine: number | undefined };

/**
 * What a model's vectors count at most beside the words. Where they lie is not known before: the passages whose words fit best
 * tell. A model that finds those nearer than the rest by this many standard deviations is heeded fully, one that finds them no
 * nearer not at all, so that a weak model cannot spoil what the words found; measured with a weak encoder and with noise.
 */
const VECTOR_WEIGHT = 0.3;
const HEEDED_FROM = 0.3;
const HEEDED_FULLY = 1.5;
const BEST_BY_WORDS = 5;

/**
 * Scores (0..1) that weigh words and cosines together. Cosines of one model lie close together, so they are spread
 * between the lowest and the highest of the candidates. Words stand in where a passage has no vector.
 */
export function fuseVectors(judged: readonly Judged[]): number[] {
  const cosines = judged.flatMap(({ cosine }) => (cosine === undefined ? [] : [cosine]));
  const low = Math.min(...cosines);
  const span = Math.max(...cosines) - low;
  const best = Math.max(...judged.map(({ lexical }) => lexical), Number.MIN_VALUE);
  const weight = VECTOR_WEIGHT * agreementOf(judged);
  return judged.map(({ lexical, cosine }) => {
    const words = lexical / best;
    if (cosine === undefined) return words * (cosines.length > 0 ? 1 : best);
    return (1 - weight) * words + weight * (span > 0 ? (cosine - low) / span : 1);
  });
}

/** How far a model agrees with the words, 0..1: how much nearer than the rest it finds the passages whose words fit best. */
function agreementOf(judged: readonly Judged[]): number {
  const measured = judged.flatMap(({ lexical, cosine }) => (cosine === undefined ? [] : [{ lexical, cosine }]));
  if (measured.length <= BEST_BY_WORDS) return 1;
  const mean = meanOf(measured.map(({ cosine }) => cosine));
  const deviation = Math.sqrt(meanOf(measured.map(({ cosine }) => (cosine - mean) ** 2)));
  if (deviation === 0) return 0;
  const best = measured
    .filter(({ lexical }) => lexical > 0)
    .sort((a, b) => b.lexical - a.lexical)
    .slice(0, BEST_BY_WORDS);
  // Where words find nothing there is nothing to spoil.
  if (best.length === 0) return 1;
  const nearer = (meanOf(best.map(({ cosine }) => cosine)) - mean) / deviation;
  return Math.min(1, Math.max(0, (nearer - HEEDED_FROM) / (HEEDED_FULLY - HEEDED_FROM)));
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
