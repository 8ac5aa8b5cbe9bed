import {
  add,
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

/**
 * One loop in WebAssembly, for it does eight weights at a time where JavaScript does one: the product of four rows of numbers
 * and an int8 matrix. The module is 200 bytes and put together here, instruction by instruction, rather than by a tool.
 *
 * Reads `x` as float32, the four numbers of each matrix row side by side and already scaled; writes, for each eight columns of the
 * matrix, the eight float32 sums of the first row of numbers, then of the second, third and fourth.
 */
export type Kernel = (x: number, weights: number, out: number, rows: number, width: number) => void;

export const KERNEL_ROWS = 4;
export const KERNEL_COLUMNS = 8;

const [X, WEIGHTS, OUT, ROWS, WIDTH, COLUMN, ROW, X_AT, WEIGHT_AT] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const SUMS = 9;
const [LOW, HIGH, ONE] = [SUMS + 8, SUMS + 9, SUMS + 10];

const loadEightBytesAsWords = simd(0x01, ...at(0));
const loadEverywhere = (offset: number) => simd(0x09, ...at(offset));
const store = (offset: number) => simd(0x0b, ...at(offset));
const toFloats = simd(0xfa);
const lowWords = simd(0xa7);
const highWords = simd(0xa8);
const addFloats = simd(0xe4);
const multiplyFloats = simd(0xe6);

function accumulate(row: number): number[] {
  return [
    ...get(X_AT),
    ...loadEverywhere(4 * row),
    ...set(ONE),
    ...[LOW, HIGH].flatMap((half, n) => {
      const sum = SUMS + 2 * row + n;
      return [...get(ONE), ...get(half), ...multiplyFloats, ...get(sum), ...addFloats, ...set(sum)];
    }),
  ];
}

const everySum = <Made>(make: (n: number) => Made[]) => Array.from({ length: 8 }, (_, n) => make(n)).flat();

const BODY = [
  ...number(0),
  ...set(COLUMN),
  ...loop([
    ...everySum((n) => [...zeros, ...set(SUMS + n)]),
    ...number(0),
    ...set(ROW),
    ...get(X),
    ...set(X_AT),
    ...get(WEIGHTS),
    ...get(COLUMN),
    ...add,
    ...set(WEIGHT_AT),
    ...loop([
      ...get(WEIGHT_AT),
      ...loadEightBytesAsWords,
      ...set(ONE),
      ...get(ONE),
      ...lowWords,
      ...toFloats,
      ...set(LOW),
      ...get(ONE),
      ...highWords,
      ...toFloats,
      ...set(HIGH),
      ...[0, 1, 2, 3].flatMap(accumulate),
      ...step(X_AT, number(16)),
      ...step(WEIGHT_AT, get(WIDTH)),
      ...untilReached(ROW, 1, ROWS),
    ]),
    ...everySum((n) => [...get(OUT), ...get(SUMS + n), ...store(16 * n)]),
    ...step(OUT, number(128)),
    ...untilReached(COLUMN, 8, WIDTH),
  ]),
];

const MODULE = moduleOf(5, { numbers: 4, vectors: 11 }, BODY);

export function createKernel(memory: Memory): Kernel {
  return createRun(MODULE, memory);
}
