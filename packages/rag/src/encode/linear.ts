import { createMemory } from '../wasm/assemble.ts';
import { createKernel, KERNEL_COLUMNS, KERNEL_ROWS } from './kernel.ts';
import type { Matrix } from './weights.ts';

/** out[t] = x[t] · matrix + bias for `count` rows of x, whose width is the matrix' number of rows. */
export type Multiply = (x: Float32Array, count: number, matrix: Matrix, bias: Float32Array) => Float32Array;

const WIDEST = 1_536;
const X_BYTES = WIDEST * KERNEL_ROWS * 4;
const OUT_BYTES = X_BYTES;

/** Moves a file into memory that WebAssembly reads; matrices to multiply by are views into `file`. */
export function createMultiplier(bytes: Uint8Array): { file: Uint8Array; multiply: Multiply } {
  const start = X_BYTES + OUT_BYTES;
  const memory = createMemory(start + bytes.length);
  const file = new Uint8Array(memory.buffer, start, bytes.length);
  file.set(bytes);
  const kernel = createKernel(memory);
  const side = new Float32Array(memory.buffer, 0, WIDEST * KERNEL_ROWS);
  const sums = new Float32Array(memory.buffer, X_BYTES, WIDEST * KERNEL_ROWS);

  function multiply(x: Float32Array, count: number, matrix: Matrix, bias: Float32Array): Float32Array {
    const { rows, width, numbers, scales } = matrix;
    if (rows > WIDEST || width > WIDEST || width % KERNEL_COLUMNS !== 0)
      throw new Error('The matrix has no fitting size');
    const out = new Float32Array(count * width);
    for (let t = 0; t < count; t += KERNEL_ROWS) {
      const together = Math.min(KERNEL_ROWS, count - t);
      if (together < KERNEL_ROWS) side.fill(0);
      for (let n = 0; n < together; n++)
        for (let row = 0; row < rows; row++)
          side[row * KERNEL_ROWS + n] = (x[(t + n) * rows + row] as number) * (scales[row] as number);
      kernel(0, numbers.byteOffset, X_BYTES, rows, width);
      for (let n = 0; n < together; n++)
        for (let column = 0; column < width; column += KERNEL_COLUMNS)
          for (let i = 0; i < KERNEL_COLUMNS; i++)
            out[(t + n) * width + column + i] =
              (sums[column * KERNEL_ROWS + n * KERNEL_COLUMNS + i] as number) + (bias[column + i] as number);
    }
    return out;
  }
  return { file, multiply };
}

const EPSILON = 1e-6;

/** Each row moved to mean 0 and variance 1, then scaled and shifted. */
export function normalise(x: Float32Array, count: number, scale: Float32Array, bias: Float32Array): Float32Array {
  const width = scale.length;
  const out = new Float32Array(count * width);
  for (let t = 0; t < count; t++) {
    const start = t * width;
    let mean = 0;
    for (let i = 0; i < width; i++) mean += x[start + i] as number;
    mean /= width;
    let variance = 0;
    for (let i = 0; i < width; i++) variance += ((x[start + i] as number) - mean) ** 2;
    const share = 1 / Math.sqrt(variance / width + EPSILON);
    for (let i = 0; i < width; i++)
      out[start + i] = ((x[start + i] as number) - mean) * share * (scale[i] as number) + (bias[i] as number);
  }
  return out;
}

export function addTo(target: Float32Array, values: Float32Array): void {
  for (let i = 0; i < target.length; i++) (target[i] as number) += values[i] as number;
}

export function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
