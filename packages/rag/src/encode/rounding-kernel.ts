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
import { load, loadEverywhere, multiplyFloats, store } from '../wasm/vectors.ts';

export const ROUNDED_STEP = 8;

const storeLane = (n: number) => simd(0x5a, ...at(0), n);
const withoutSign = simd(0xe0);
const greater = simd(0xeb);
const toNearest = simd(0x6a);
const toNumbers = simd(0xf8);
const toWords = simd(0x85);

const [X, BY, OUT, COUNT, STRIDE] = [0, 1, 2, 3, 4];

function scaleModule(): Uint8Array {
  const [ROW, VALUE, MOST] = [4, 5, 6];
  return moduleOf(4, { numbers: 1, vectors: 2 }, [
    ...number(0),
    ...set(ROW),
    ...zeros,
    ...set(MOST),
    ...loop([
      ...get(X),
      ...load(0),
      ...get(BY),
      ...load(0),
      ...multiplyFloats,
      ...set(VALUE),
      ...get(X),
      ...get(VALUE),
      ...store(0),
      ...get(MOST),
      ...get(VALUE),
      ...withoutSign,
      ...greater,
      ...set(MOST),
      ...step(X, number(16)),
      ...step(BY, number(16)),
      ...untilReached(ROW, 4, COUNT),
    ]),
    ...get(OUT),
    ...get(MOST),
    ...store(0),
  ]);
}

function roundModule(): Uint8Array {
  const [ROW, STEPS, WORDS] = [5, 6, 7];
  return moduleOf(5, { numbers: 1, vectors: 2 }, [
    ...number(0),
    ...set(ROW),
    ...get(BY),
    ...loadEverywhere(0),
    ...set(STEPS),
    ...loop([
      ...[0, 16].flatMap((offset) => [
        ...get(X),
        ...load(offset),
        ...get(STEPS),
        ...multiplyFloats,
        ...toNearest,
        ...toNumbers,
      ]),
      ...toWords,
      ...set(WORDS),
      ...[0, 1, 2, 3].flatMap((pair) => [...get(OUT), ...get(WORDS), ...storeLane(pair), ...step(OUT, get(STRIDE))]),
      ...step(X, number(4 * ROUNDED_STEP)),
      ...untilReached(ROW, ROUNDED_STEP, COUNT),
    ]),
  ]);
}

const [SCALE, ROUND] = [scaleModule(), roundModule()];

/**
 * Two loops in WebAssembly over `count` float32 of `x`. `scale` multiplies each by its own number at `by` and writes to `out` four
 * numbers, the largest of which is the largest of all without their signs; `round` multiplies all by the number at `by` and writes
 * them as int16, two beside one another and the next two `stride` bytes on.
 */
export function createRoundingKernels(memory: Memory): {
  scale: (x: number, by: number, out: number, count: number) => void;
  round: (x: number, by: number, out: number, count: number, stride: number) => void;
} {
  return { scale: createRun(SCALE, memory), round: createRun(ROUND, memory) };
}
