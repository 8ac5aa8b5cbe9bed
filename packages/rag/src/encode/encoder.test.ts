import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSentenceEncoder } from './encoder.ts';
import { createMultiplier } from './linear.ts';
import { createPieceCutter } from './pieces.ts';
import { readEncoderFile, toMatrix, writeEncoderFile } from './weights.ts';

const bytes = readFileSync(path.join(import.meta.dirname, '../../weights/sentence-encoder-lite/encoder.bin'));
const encoder = createSentenceEncoder(bytes);
const likeness = (a: string, b: string) => {
  const [one, other] = [encoder.encode(a), encoder.encode(b)];
  return one.reduce((sum, value, i) => sum + value * (other[i] as number), 0);
};

describe('the sentence encoder', () => {
  test('puts sentences of one meaning nearer than those of one word', () => {
    const asked = 'my baby will not fall asleep';
    expect(likeness(asked, 'how do I get my child to go to sleep')).toBeGreaterThan(
      likeness(asked, 'my baby will not eat carrots'),
    );
  });

  test('makes vectors of length one, also of nothing, of letters it does not know and of very long texts', () => {
    for (const text of ['', ' ', '☃☃☃', '睡眠', 'nap '.repeat(5_000)]) {
      const vector = encoder.encode(text);
      expect(vector).toHaveLength(encoder.dimension);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
    }
  });

  test('takes another last layer, beside which its own stays as it is', () => {
    const { tensors } = readEncoderFile(bytes);
    const topOf = (change: (values: Float32Array) => Float32Array) =>
      writeEncoderFile({
        pieces: [],
        tensors: new Map(
          [...tensors]
            .filter(([name]) => /^(1\.|last)/.test(name))
            .map(([name, tensor]) => [
              name,
              tensor.kind === 'vector' && name === 'last.bias'
                ? { kind: 'vector', values: change(tensor.values) }
                : tensor,
            ]),
        ),
      });
    const text = 'she wakes every hour';
    const own = encoder.encode(text);
    expect(
      encoder
        .withTop(
          'same',
          topOf((values) => values),
        )
        .encode(text),
    ).toEqual(own);
    expect(
      encoder
        .withTop(
          'other',
          topOf((values) => values.map((one) => one + 1)),
        )
        .encode(text),
    ).not.toEqual(own);
    expect(encoder.encode(text)).toEqual(own);
  });

  test('refuses a file that is something else', () => {
    expect(() => createSentenceEncoder(new Uint8Array(64))).toThrow('no encoder weights');
  });
});

test('the fast product of a matrix is the plain one', () => {
  const [rows, width, count] = [48, 32, 6];
  const values = Float32Array.from({ length: rows * width }, (_, n) => Math.sin(n * 1.7));
  const written = writeEncoderFile({
    pieces: [['a', 0]],
    tensors: new Map([['m', { kind: 'matrix', matrix: toMatrix(values, rows, width) }]]),
  });
  const { file, multiply } = createMultiplier(written);
  const tensor = readEncoderFile(file).tensors.get('m');
  if (tensor?.kind !== 'matrix') throw new Error('no matrix');
  const x = Float32Array.from({ length: count * rows }, (_, n) => Math.cos(n));
  const bias = Float32Array.from({ length: width }, (_, n) => n);
  const got = multiply(x, count, tensor.matrix, bias);
  const { numbers, scales } = tensor.matrix;
  for (let t = 0; t < count; t++)
    for (let i = 0; i < width; i++) {
      let sum = i;
      for (let row = 0; row < rows; row++)
        sum += (x[t * rows + row] as number) * (scales[row] as number) * (numbers[row * width + i] as number);
      expect(got[t * width + i]).toBeCloseTo(sum, 3);
    }
});

test('a text is cut into its likeliest pieces', () => {
  const control = (name: string): [string, number] => [name, 0];
  const cut = createPieceCutter([
    ...['a', 'b', 'c', 'd', 'e', 'f'].map(control),
    ['\u2581', -3],
    ['\u2581nap', -2],
    ['s', -1],
    ['\u2581n', -2],
    ['a', -2],
    ['p', -2],
  ]);
  expect(cut('naps')).toEqual([7, 8]);
  expect(cut('n??a')).toEqual([9, 0, 10]);
});
