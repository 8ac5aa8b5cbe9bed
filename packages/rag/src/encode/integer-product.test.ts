import { describe, expect, test } from 'vitest';
import { createIntegerProducts } from './integer-product.ts';
import { type Matrix, readEncoderFile, toMatrix, writeEncoderFile } from './weights.ts';

function productOf(values: Float32Array, rows: number, width: number) {
  const written = writeEncoderFile({
    pieces: [['a', 0]],
    tensors: new Map([['m', { kind: 'matrix', matrix: toMatrix(values, rows, width) }]]),
  });
  const { file, productWith } = createIntegerProducts(written);
  const tensor = readEncoderFile(file).tensors.get('m');
  if (tensor?.kind !== 'matrix') throw new Error('no matrix');
  // The order of the numbers is the product's own from here on.
  const { matrix } = tensor;
  const own = { ...matrix, numbers: matrix.numbers.slice() };
  return { matrix: own, productBy: (bias: Float32Array) => productWith(matrix, bias) };
}

function plainProduct(x: Float32Array, count: number, { rows, width, numbers, scales }: Matrix, bias: Float32Array) {
  return Float64Array.from({ length: count * width }, (_, n) => {
    const [t, column] = [Math.floor(n / width), n % width];
    let sum = bias[column] as number;
    for (let row = 0; row < rows; row++)
      sum += (x[t * rows + row] as number) * (scales[row] as number) * (numbers[row * width + column] as number);
    return sum;
  });
}

describe('the fast product of a matrix', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 11, 13])('is the plain one for %i rows', (count) => {
    const [rows, width] = [384, 48];
    const { matrix, productBy } = productOf(
      Float32Array.from({ length: rows * width }, (_, n) => Math.sin(n * 1.7) * (1 + (n % 5))),
      rows,
      width,
    );
    const x = Float32Array.from({ length: count * rows }, (_, n) => Math.cos(n) * (1 + Math.floor(n / rows)));
    const bias = Float32Array.from({ length: width }, (_, n) => n);
    const got = productBy(bias)(x, count);
    const plain = plainProduct(x, count, matrix, bias);
    expect(got).toHaveLength(plain.length);
    for (const [n, value] of plain.entries()) expect(Math.abs((got[n] as number) - value)).toBeLessThan(0.03);
  });

  test('holds the largest sums that can be', () => {
    const [rows, width] = [2_048, 8];
    for (const sign of [1, -1]) {
      const { productBy } = productOf(new Float32Array(rows * width).fill(sign), rows, width);
      const got = productBy(new Float32Array(width))(new Float32Array(rows).fill(3), 1);
      for (const value of got) expect(value / (sign * 3 * rows)).toBeCloseTo(1, 3);
    }
  });

  test('is the bias for a row of zeros', () => {
    const { productBy } = productOf(new Float32Array(64).fill(1), 8, 8);
    expect([...productBy(new Float32Array(8).fill(2))(new Float32Array(8), 1)]).toEqual(new Array(8).fill(2));
  });

  test('refuses a matrix that it cannot walk through', () => {
    const { productBy } = productOf(new Float32Array(36), 3, 12);
    expect(() => productBy(new Float32Array(12))).toThrow('no fitting size');
  });
});
