import { createRows, ROW_STEP, type Rows } from './dot-kernel.ts';

/** Numbers of a vector by which the guide is searched, or a turn compared with what a page answers next. */
export const GUIDE_DIMENSION = 160;

/**
 * Vectors of length 1, kept as int8 with a scale each: a quarter of the room and no loss that ranking would notice. `dimension` numbers
 * each, with zeros behind the vector's own where it is shorter.
 */
export type PackedVectors = { dimension: number; numbers: Int8Array; scales: Float32Array };

/** Vectors that were made here lie where the fast loop reads them. */
const fast = new WeakMap<Int8Array, Rows>();

/** Places for `count` vectors, all empty. */
export function emptyVectors(count: number, dimension: number): PackedVectors {
  const width = Math.ceil(Math.max(1, dimension) / ROW_STEP) * ROW_STEP;
  const rows = createRows(count, width);
  fast.set(rows.numbers, rows);
  return { dimension: width, numbers: rows.numbers, scales: new Float32Array(count) };
}

export function packVectors(vectors: readonly ArrayLike<number>[], dimension: number): PackedVectors {
  const packed = emptyVectors(vectors.length, dimension);
  for (const [n, vector] of vectors.entries()) packInto(packed, n, vector);
  return packed;
}

/** Rounds a vector into place `n`; one that is longer leaves the place empty, so that it is like nothing. */
export function packInto({ dimension, numbers, scales }: PackedVectors, n: number, vector: ArrayLike<number>): void {
  if (vector.length > dimension) return;
  let max = 0;
  let squares = 0;
  for (let i = 0; i < vector.length; i++) {
    max = Math.max(max, Math.abs(vector[i] as number));
    squares += (vector[i] as number) ** 2;
  }
  if (max === 0) return;
  const scale = max / 127;
  for (let i = 0; i < vector.length; i++) numbers[n * dimension + i] = Math.round((vector[i] as number) / scale);
  scales[n] = scale / Math.sqrt(squares);
}

/** The cosine (0..1, below 0 as 0) of a vector of any length with each of the packed ones; 0 where the place is empty. */
export function cosinesWith(vector: ArrayLike<number>, packed: PackedVectors): Float32Array {
  const { dimension, numbers, scales } = packed;
  const cosines = new Float32Array(scales.length);
  const length = Math.hypot(...Array.from(vector));
  if (length === 0 || vector.length > dimension) return cosines;
  const { query, step } = toWords(vector, dimension);
  const sums = fast.get(numbers)?.sumsWith(query) ?? sumsOf(query, packed);
  for (let n = 0; n < scales.length; n++)
    cosines[n] = Math.max(0, (sums[n] as number) * (scales[n] as number) * (step / length));
  return cosines;
}

/** Some of the packed ones that stand in a row, without copying them. */
export function rowsOf({ dimension, numbers, scales }: PackedVectors, from: number, count: number): PackedVectors {
  return {
    dimension,
    numbers: numbers.subarray(from * dimension, (from + count) * dimension),
    scales: scales.subarray(from, from + count),
  };
}

/** Rounded to 16 bits, or as many as no sum of products with int8 runs over. */
function toWords(vector: ArrayLike<number>, dimension: number): { query: Int16Array; step: number } {
  let max = 0;
  for (let i = 0; i < vector.length; i++) max = Math.max(max, Math.abs(vector[i] as number));
  const step = max / Math.min(2 ** 15 - 1, Math.floor((2 ** 31 - 1) / (127 * dimension)));
  const query = new Int16Array(dimension);
  for (let i = 0; i < vector.length; i++) query[i] = Math.round((vector[i] as number) / step);
  return { query, step };
}

function sumsOf(query: Int16Array, { dimension, numbers, scales }: PackedVectors): Int32Array {
  const sums = new Int32Array(scales.length);
  for (let n = 0; n < sums.length; n++) {
    let sum = 0;
    for (let i = 0; i < dimension; i++) sum += (query[i] as number) * (numbers[n * dimension + i] as number);
    sums[n] = sum;
  }
  return sums;
}
