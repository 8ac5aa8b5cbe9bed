import { createMemory } from '../wasm/assemble.ts';
import { COLUMN_STEP, createIntegerKernels, type IntegerKernel, inWalkingOrder, MOST_ROWS } from './integer-kernel.ts';
import { createRoundingKernels, ROUNDED_STEP } from './rounding-kernel.ts';
import type { Matrix } from './weights.ts';

/** out[t] = x[t] · matrix + bias for `count` rows of x, whose width is the matrix' number of rows. */
export type Product = (x: Float32Array, count: number) => Float32Array;

const WIDEST = 2_048;
const PAIRS_AT = 0;
const X_AT = PAIRS_AT + 2 * WIDEST * MOST_ROWS;
const BIAS_AT = X_AT + 4 * WIDEST;
const OUT_AT = BIAS_AT + 4 * WIDEST;
const MOST_AT = OUT_AT + 4 * WIDEST * MOST_ROWS;
const STEPS_AT = MOST_AT + 16;
const SHARES_AT = STEPS_AT + 16;
const FILE_AT = SHARES_AT + 4 * MOST_ROWS;

/**
 * Moves a file into memory that WebAssembly reads; matrices to make products of are views into `file`, and are put into another
 * order there. Each row of x is rounded to as many steps as keep every sum within 32 bits: 8,000 at least; the weights have 127.
 */
export function createIntegerProducts(bytes: Uint8Array): {
  file: Uint8Array;
  productWith: (matrix: Matrix, bias: Float32Array) => Product;
} {
  const memory = createMemory(FILE_AT + bytes.length);
  const floats = (at: number, length: number) => new Float32Array(memory.buffer, at, length);
  const file = new Uint8Array(memory.buffer, FILE_AT, bytes.length);
  file.set(bytes);
  const kernels = createIntegerKernels(memory);
  const { scale, round } = createRoundingKernels(memory);
  const [row, biases] = [floats(X_AT, WIDEST), floats(BIAS_AT, WIDEST)];
  const [sums, shares] = [floats(OUT_AT, WIDEST * MOST_ROWS), floats(SHARES_AT, MOST_ROWS)];
  const [most, steps] = [floats(MOST_AT, 4), floats(STEPS_AT, 1)];

  function productWith({ rows, width, numbers, scales }: Matrix, bias: Float32Array): Product {
    if (rows > WIDEST || width > WIDEST || rows % ROUNDED_STEP !== 0 || width % COLUMN_STEP !== 0)
      throw new Error('The matrix has no fitting size');
    if (numbers.buffer !== memory.buffer) throw new Error('The matrix is no part of the moved file');
    numbers.set(inWalkingOrder(numbers, rows, width));
    const limit = Math.min(32_767, Math.floor(2 ** 31 / 128 / rows) - 1);

    function roundRow(x: Float32Array, n: number, together: number): void {
      row.set(x);
      scale(X_AT, scales.byteOffset, MOST_AT, rows);
      const share = Math.max(...most) / limit || 1;
      shares[n] = share;
      steps[0] = 1 / share;
      round(X_AT, STEPS_AT, PAIRS_AT + 4 * n, rows, 4 * together);
    }

    return (x, count) => {
      biases.set(bias);
      const out = new Float32Array(count * width);
      for (let t = 0; t < count; t += MOST_ROWS) {
        const together = Math.min(MOST_ROWS, count - t);
        for (let n = 0; n < together; n++) roundRow(x.subarray((t + n) * rows, (t + n + 1) * rows), n, together);
        const kernel = kernels[together - 1] as IntegerKernel;
        kernel(PAIRS_AT, numbers.byteOffset, OUT_AT, rows, width, SHARES_AT, BIAS_AT);
        out.set(sums.subarray(0, together * width), t * width);
      }
      return out;
    };
  }
  return { file, productWith };
}
