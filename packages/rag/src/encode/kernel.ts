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

const I32 = 0x7f;
const V128 = 0x7b;
const [X, WEIGHTS, OUT, ROWS, WIDTH, COLUMN, ROW, X_AT, WEIGHT_AT] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const SUMS = 9;
const [LOW, HIGH, ONE] = [SUMS + 8, SUMS + 9, SUMS + 10];

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const number = (value: number) => [0x41, ...signed(value)];
const add = [0x6a];
const isLess = [0x49];
const loop = (body: number[]) => [0x03, 0x40, ...body, 0x0b];
const again = [0x0d, 0x00];
const simd = (code: number, ...operands: number[]) => [0xfd, ...unsigned(code), ...operands];
const at = (offset: number) => [0x00, ...unsigned(offset)];
const zeros = simd(0x0c, ...new Array<number>(16).fill(0));
const loadEightBytesAsWords = simd(0x01, ...at(0));
const loadEverywhere = (offset: number) => simd(0x09, ...at(offset));
const store = (offset: number) => simd(0x0b, ...at(offset));
const toFloats = simd(0xfa);
const lowWords = simd(0xa7);
const highWords = simd(0xa8);
const addFloats = simd(0xe4);
const multiplyFloats = simd(0xe6);

const step = (local: number, by: number[]) => [...get(local), ...by, ...add, ...set(local)];

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
      ...step(ROW, number(1)),
      ...get(ROW),
      ...get(ROWS),
      ...isLess,
      ...again,
    ]),
    ...everySum((n) => [...get(OUT), ...get(SUMS + n), ...store(16 * n)]),
    ...step(OUT, number(128)),
    ...step(COLUMN, number(8)),
    ...get(COLUMN),
    ...get(WIDTH),
    ...isLess,
    ...again,
  ]),
  0x0b,
];

const named = (name: string) => [name.length, ...new TextEncoder().encode(name)];
const section = (id: number, content: number[]) => [id, ...unsigned(content.length), ...content];
const LOCALS = [0x02, 0x04, I32, 0x0b, V128];
const CODE = [...LOCALS, ...BODY];
const MODULE = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...section(1, [0x01, 0x60, 0x05, I32, I32, I32, I32, I32, 0x00]),
  ...section(2, [0x01, ...named('host'), ...named('memory'), 0x02, 0x00, 0x01]),
  ...section(3, [0x01, 0x00]),
  ...section(7, [0x01, ...named('multiply'), 0x00, 0x00]),
  ...section(10, [0x01, ...unsigned(CODE.length), ...CODE]),
]);

export type Memory = { buffer: ArrayBuffer };

/** What is used of WebAssembly; its types come with the browser's alone. */
const { WebAssembly: host } = globalThis as unknown as {
  WebAssembly: {
    Memory: new (pages: { initial: number; maximum: number }) => Memory;
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object, imports: object) => { exports: { multiply: Kernel } };
  };
};

const PAGE_BYTES = 65_536;

export function createMemory(bytes: number): Memory {
  const pages = Math.ceil(bytes / PAGE_BYTES);
  return new host.Memory({ initial: pages, maximum: pages });
}

export function createKernel(memory: Memory): Kernel {
  return new host.Instance(new host.Module(MODULE), { host: { memory } }).exports.multiply;
}

/** LEB128, as WebAssembly writes its numbers. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
