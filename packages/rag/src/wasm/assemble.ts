/** The instructions of WebAssembly that the product's loops need, each as its bytes. */
export const I32 = 0x7f;
export const V128 = 0x7b;

export const get = (local: number) => [0x20, local];
export const set = (local: number) => [0x21, local];
export const number = (value: number) => [0x41, ...signed(value)];
export const add = [0x6a];
export const isLess = [0x49];
export const loop = (body: number[]) => [0x03, 0x40, ...body, 0x0b];
export const again = [0x0d, 0x00];
export const simd = (code: number, ...operands: number[]) => [0xfd, ...unsigned(code), ...operands];
export const at = (offset: number) => [0x00, ...unsigned(offset)];
export const storeNumber = [0x36, 0x02, 0x00];
export const zeros = simd(0x0c, ...new Array<number>(16).fill(0));
export const step = (local: number, by: number[]) => [...get(local), ...by, ...add, ...set(local)];
/** The end of a loop that counts `local` up by `by` until it reaches `limit`. */
export const untilReached = (local: number, by: number, limit: number) => [
  ...step(local, number(by)),
  ...get(local),
  ...get(limit),
  ...isLess,
  ...again,
];

const named = (name: string) => [name.length, ...new TextEncoder().encode(name)];
const section = (id: number, content: number[]) => [id, ...unsigned(content.length), ...content];

/** A module of one function, `run`, of so many i32 parameters, over a memory that it is given. */
export function moduleOf(parameters: number, locals: { numbers: number; vectors: number }, body: number[]): Uint8Array {
  const code = [0x02, locals.numbers, I32, locals.vectors, V128, ...body, 0x0b];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [0x01, 0x60, parameters, ...new Array<number>(parameters).fill(I32), 0x00]),
    ...section(2, [0x01, ...named('host'), ...named('memory'), 0x02, 0x00, 0x01]),
    ...section(3, [0x01, 0x00]),
    ...section(7, [0x01, ...named('run'), 0x00, 0x00]),
    ...section(10, [0x01, ...unsigned(code.length), ...code]),
  ]);
}

export type Memory = { buffer: ArrayBuffer };
export type Run = (...parameters: number[]) => void;

/** What is used of WebAssembly; its types come with the browser's alone. */
const { WebAssembly: host } = globalThis as unknown as {
  WebAssembly: {
    Memory: new (pages: { initial: number; maximum: number }) => Memory;
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object, imports: object) => { exports: { run: Run } };
  };
};

const PAGE_BYTES = 65_536;

export function createMemory(bytes: number): Memory {
  const pages = Math.max(1, Math.ceil(bytes / PAGE_BYTES));
  return new host.Memory({ initial: pages, maximum: pages });
}

export function createRun(module: Uint8Array, memory: Memory): Run {
  return new host.Instance(new host.Module(module), { host: { memory } }).exports.run;
}

/** LEB128, as WebAssembly writes its numbers. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
