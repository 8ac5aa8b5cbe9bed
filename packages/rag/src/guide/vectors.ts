/** Vectors of length 1, kept as int8 with a scale each: a quarter of the room and no loss that ranking would notice. */
export type PackedVectors = { dimension: number; numbers: Int8Array; scales: Float32Array };

export function packVectors(vectors: readonly ArrayLike<number>[], dimension: number): PackedVectors {
  const numbers = new Int8Array(vectors.length * dimension);
  const scales = new Float32Array(vectors.length);
  for (const [n, vector] of vectors.entries()) packInto({ dimension, numbers, scales }, n, vector);
  return { dimension, numbers, scales };
}

/** Rounds a vector into place `n`; one of another dimension leaves the place empty, so that it is like nothing. */
export function packInto({ dimension, numbers, scales }: PackedVectors, n: number, vector: ArrayLike<number>): void {
  if (vector.length !== dimension) return;
  let max = 0;
  let squares = 0;
  for (let i = 0; i < dimension; i++) {
    max = Math.max(max, Math.abs(vector[i] as number));
    squares += (vector[i] as number) ** 2;
  }
  if (max === 0) return;
  const scale = max / 127;
  for (let i = 0; i < dimension; i++) numbers[n * dimension + i] = Math.round((vector[i] as number) / scale);
  scales[n] = scale / Math.sqrt(squares);
}

/** The cosine (0..1, below 0 as 0) of a vector of any length with each of the packed ones; 0 where the place is empty. */
export function cosinesWith(vector: ArrayLike<number>, { dimension, numbers, scales }: PackedVectors): Float32Array {
  const cosines = new Float32Array(scales.length);
  let squares = 0;
  for (let i = 0; i < dimension; i++) squares += (vector[i] as number) ** 2;
  const length = Math.sqrt(squares);
  if (length === 0 || vector.length !== dimension) return cosines;
  const query = Float32Array.from(vector, (value) => value / length);
  for (let n = 0; n < scales.length; n++) {
    const scale = scales[n] as number;
    if (scale === 0) continue;
    let sum = 0;
    const start = n * dimension;
    for (let i = 0; i < dimension; i++) sum += (query[i] as number) * (numbers[start + i] as number);
    cosines[n] = Math.max(0, sum * scale);
  }
  return cosines;
}
