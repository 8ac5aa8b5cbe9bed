import {
  add,
  createMemory,
  createRun,
  get,
  loop,
  moduleOf,
  number,
  set,
  simd,
  step,
  storeNumber,
  untilReached,
  zeros,
} from '../wasm/assemble.ts';
import { addNumbers, dot, load } from '../wasm/vectors.ts';

/** Rows are so many numbers wide, or a multiple of it. */
export const ROW_STEP = 16;

const [QUERY, ROW_AT, OUT, COUNT, WIDTH, LEFT, QUERY_AT, ROW] = [0, 1, 2, 3, 4, 5, 6, 7];
const [SUM, BYTES] = [8, 9];

const lowWords = simd(0x87);
const highWords = simd(0x88);
const lane = (n: number) => simd(0x1b, n);

const addHalf = (words: number[], offset: number) => [
  ...get(BYTES),
  ...words,
  ...get(QUERY_AT),
  ...load(offset),
  ...dot,
  ...get(SUM),
  ...addNumbers,
  ...set(SUM),
];

/** For each row of int8 numbers the sum of its products with the int16 query: sixteen at a time where JavaScript does one. */
const BODY = [
  ...number(0),
  ...set(ROW),
  ...loop([
    ...zeros,
    ...set(SUM),
    ...get(QUERY),
    ...set(QUERY_AT),
    ...number(0),
    ...set(LEFT),
    ...loop([
      ...get(ROW_AT),
      ...load(0),
      ...set(BYTES),
      ...addHalf(lowWords, 0),
      ...addHalf(highWords, 16),
      ...step(ROW_AT, number(ROW_STEP)),
      ...step(QUERY_AT, number(2 * ROW_STEP)),
      ...untilReached(LEFT, ROW_STEP, WIDTH),
    ]),
    ...get(OUT),
    ...[0, 1, 2, 3].flatMap((n) => [...get(SUM), ...lane(n), ...(n > 0 ? add : [])]),
    ...storeNumber,
    ...step(OUT, number(4)),
    ...untilReached(ROW, 1, COUNT),
  ]),
];

const MODULE = moduleOf(5, { numbers: 3, vectors: 2 }, BODY);

/** Sums of products of `query` with each row, to be read before the next call. */
export type Rows = { numbers: Int8Array; sumsWith: (query: Int16Array) => Int32Array };

/** Room for rows of numbers in memory that WebAssembly reads. */
export function createRows(count: number, width: number): Rows {
  if (width % ROW_STEP !== 0) throw new Error(`Rows must be a multiple of ${ROW_STEP} wide`);
  const outAt = 2 * width;
  const rowsAt = outAt + 4 * count;
  const start = Math.ceil(rowsAt / ROW_STEP) * ROW_STEP;
  const memory = createMemory(start + count * width);
  const run = createRun(MODULE, memory);
  const query = new Int16Array(memory.buffer, 0, width);
  const sums = new Int32Array(memory.buffer, outAt, count);
  return {
    numbers: new Int8Array(memory.buffer, start, count * width),
    sumsWith(numbers) {
      query.set(numbers);
      if (count > 0) run(0, start, outAt, count, width);
      return sums;
    },
  };
}
