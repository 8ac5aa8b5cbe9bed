import {
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
import { addFloats, load, loadEverywhere, multiplyFloats, store } from '../wasm/vectors.ts';

/** Numbers of a head: eight vectors of four. */
export const HEAD_SIZE = 32;
const PARTS = Array.from({ length: HEAD_SIZE / 4 }, (_, n) => n);

const lane = (n: number) => simd(0x1f, n);
const addFloat = [0x92];
const storeFloat = [0x38, 0x02, 0x00];

const [FIRST, ROWS, OUT, COUNT, STRIDE, ROW] = [0, 1, 2, 3, 4, 5];
const LAST = 6;
const PART = 7;

const COMPARE = moduleOf(5, { numbers: 1, vectors: 1 + PARTS.length }, [
  ...PARTS.flatMap((n) => [...get(FIRST), ...load(16 * n), ...set(PART + n)]),
  ...number(0),
  ...set(ROW),
  ...loop([
    ...PARTS.flatMap((n) => [
      ...get(ROWS),
      ...load(16 * n),
      ...get(PART + n),
      ...multiplyFloats,
      ...(n > 0 ? addFloats : []),
    ]),
    ...set(LAST),
    ...get(OUT),
    ...[0, 1, 2, 3].flatMap((n) => [...get(LAST), ...lane(n), ...(n > 0 ? addFloat : [])]),
    ...storeFloat,
    ...step(OUT, number(4)),
    ...step(ROWS, get(STRIDE)),
    ...untilReached(ROW, 1, COUNT),
  ]),
]);

const MIX = moduleOf(5, { numbers: 1, vectors: 1 + PARTS.length }, [
  ...PARTS.flatMap((n) => [...zeros, ...set(PART + n)]),
  ...number(0),
  ...set(ROW),
  ...loop([
    ...get(FIRST),
    ...loadEverywhere(0),
    ...set(LAST),
    ...PARTS.flatMap((n) => [
      ...get(ROWS),
      ...load(16 * n),
      ...get(LAST),
      ...multiplyFloats,
      ...get(PART + n),
      ...addFloats,
      ...set(PART + n),
    ]),
    ...step(FIRST, number(4)),
    ...step(ROWS, get(STRIDE)),
    ...untilReached(ROW, 1, COUNT),
  ]),
  ...PARTS.flatMap((n) => [...get(OUT), ...get(PART + n), ...store(16 * n)]),
]);

/** Over `count` rows of 32 float32 that begin `stride` bytes apart. */
type OverRows = (first: number, rows: number, out: number, count: number, stride: number) => void;

/**
 * Two loops in WebAssembly. `compare` writes the sum of products of the row at `first` with each of the rows; `mix` writes the
 * sum of the rows, each times its number at `first`.
 */
export function createAttentionKernels(memory: Memory): { compare: OverRows; mix: OverRows } {
  return { compare: createRun(COMPARE, memory), mix: createRun(MIX, memory) };
}
