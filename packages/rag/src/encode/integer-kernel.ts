import {
  at,
  createRun,
  get,
  loop,
  type Memory,
  moduleOf,
  number,
  set,
  simd,
  step,
  untilReached,
  zeros,
} from '../wasm/assemble.ts';
import { addFloats, addNumbers, dot, load, loadEverywhere, multiplyFloats, store, toFloats } from '../wasm/vectors.ts';

/**
 * The product of some rows of int16 numbers and an int8 matrix, as a loop in WebAssembly put together instruction by instruction:
 * it multiplies eight pairs at once and adds each two beside one another.
 *
 * Reads `x` as the first two numbers of every row, then the next two of every row, and so on; `weights` as `inWalkingOrder` puts
 * them; `shares` as a float32 for each row, by which its sums are multiplied before the float32 of `bias` are added. Writes each
 * row of `out` as `width` float32.
 */
export type IntegerKernel = (
  x: number,
  weights: number,
  out: number,
  rows: number,
  width: number,
  shares: number,
  bias: number,
) => void;

/** With more rows at once the sums leave the registers. */
export const MOST_ROWS = 4;
export const COLUMN_STEP = 8;

const [X, WEIGHTS, OUT, ROWS, WIDTH, SHARES, BIAS] = [0, 1, 2, 3, 4, 5, 6];
const [COLUMN, ROW, X_AT, OUT_AT] = [7, 8, 9, 10];
const [FIRST, LAST, ONE, SUMS] = [11, 12, 13, 14];

const loadEightBytesAsWords = (offset: number) => simd(0x01, ...at(offset));

const accumulate = (row: number) => [
  ...get(X_AT),
  ...loadEverywhere(4 * row),
  ...set(ONE),
  ...[FIRST, LAST].flatMap((weights, half) => {
    const sum = SUMS + 2 * row + half;
    return [...get(ONE), ...get(weights), ...dot, ...get(sum), ...addNumbers, ...set(sum)];
  }),
];

const finish = (row: number) => [
  ...get(SHARES),
  ...loadEverywhere(4 * row),
  ...set(ONE),
  ...[0, 1].flatMap((half) => [
    ...get(OUT_AT),
    ...get(SUMS + 2 * row + half),
    ...toFloats,
    ...get(ONE),
    ...multiplyFloats,
    ...get(BIAS),
    ...load(16 * half),
    ...addFloats,
    ...store(16 * half),
  ]),
  ...step(OUT_AT, bytesOf(WIDTH, 2)),
];

/** A local times a power of two. */
function bytesOf(local: number, doublings: number): number[] {
  return [...get(local), ...number(doublings), 0x74];
}

function moduleFor(count: number): Uint8Array {
  const rows = Array.from({ length: count }, (_, row) => row);
  const sums = Array.from({ length: 2 * count }, (_, n) => SUMS + n);
  return moduleOf(7, { numbers: 4, vectors: 3 + 2 * count }, [
    ...number(0),
    ...set(COLUMN),
    ...loop([
      ...sums.flatMap((sum) => [...zeros, ...set(sum)]),
      ...number(0),
      ...set(ROW),
      ...get(X),
      ...set(X_AT),
      ...loop([
        ...[FIRST, LAST].flatMap((half, n) => [...get(WEIGHTS), ...loadEightBytesAsWords(8 * n), ...set(half)]),
        ...step(WEIGHTS, number(2 * COLUMN_STEP)),
        ...rows.flatMap(accumulate),
        ...step(X_AT, number(4 * count)),
        ...untilReached(ROW, 2, ROWS),
      ]),
      ...get(OUT),
      ...set(OUT_AT),
      ...rows.flatMap(finish),
      ...step(OUT, number(4 * COLUMN_STEP)),
      ...step(BIAS, number(4 * COLUMN_STEP)),
      ...untilReached(COLUMN, COLUMN_STEP, WIDTH),
    ]),
  ]);
}

/** A kernel for each number of rows from 1 to `MOST_ROWS`. */
export function createIntegerKernels(memory: Memory): IntegerKernel[] {
  return Array.from({ length: MOST_ROWS }, (_, n) => createRun(moduleFor(n + 1), memory));
}

/** Eight columns after eight, and of each two rows of them after two, pair by pair: in this order the kernel reads a matrix. */
export function inWalkingOrder(numbers: Int8Array, rows: number, width: number): Int8Array {
  const ordered = new Int8Array(numbers.length);
  let to = 0;
  for (let column = 0; column < width; column += COLUMN_STEP)
    for (let at = column; at < rows * width; at += 2 * width)
      for (let i = at; i < at + COLUMN_STEP; i++) {
        ordered[to++] = numbers[i] as number;
        ordered[to++] = numbers[i + width] as number;
      }
  return ordered;
}
