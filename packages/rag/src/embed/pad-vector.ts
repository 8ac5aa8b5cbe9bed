/** Dimensions of a stored vector. */
export const STORED_DIMENSION = 1536;

/** The vector with zeros behind it, which change no cosine. Throws when it is empty, too long or not all numbers. */
export function padVector(vector: readonly number[], dimension = STORED_DIMENSION): number[] {
  if (vector.length === 0 || vector.length > dimension)
    throw new Error(`Vectors of ${vector.length} dimensions cannot be stored; at most ${dimension} can`);
  if (!vector.every(Number.isFinite)) throw new Error('A vector holds something that is not a number');
  return vector.length === dimension
    ? [...vector]
    : [...vector, ...new Array<number>(dimension - vector.length).fill(0)];
}
