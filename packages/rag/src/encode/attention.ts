import { createMemory } from '../wasm/assemble.ts';
import { createAttentionKernels, HEAD_SIZE } from './attention-kernel.ts';

/** Two texts side by side: the second begins at piece `at`; `more` is added to how much a piece looks at those of the other text. */
export type Apart = { at: number; more: number };

/** What each of `count` pieces takes from all. `mixed` holds query, key and value of each piece, side by side. */
export type Attend = (mixed: Float32Array, count: number, apart?: Apart) => Float32Array;

/** For at most so many pieces of so many numbers. Every piece looks at all pieces, in each head by other numbers. */
export function createAttention(most: number, width: number): Attend {
  const mixedAt = 4 * most;
  const outAt = mixedAt + 4 * most * 3 * width;
  const memory = createMemory(outAt + 4 * most * width);
  const shares = new Float32Array(memory.buffer, 0, most);
  const inputs = new Float32Array(memory.buffer, mixedAt, most * 3 * width);
  const outputs = new Float32Array(memory.buffer, outAt, most * width);
  const { compare, mix } = createAttentionKernels(memory);
  const stride = 4 * 3 * width;

  return (mixed, count, apart) => {
    inputs.set(mixed);
    for (let head = 0; head < width; head += HEAD_SIZE) {
      const queries = mixedAt + 4 * head;
      const keys = queries + 4 * width;
      const values = keys + 4 * width;
      for (let t = 0; t < count; t++) {
        compare(queries + t * stride, keys, 0, count, stride);
        if (apart) lookAcross(shares, t, count, apart);
        softmax(shares, count, Math.sqrt(HEAD_SIZE));
        mix(0, values, outAt + 4 * (t * width + head), count, stride);
      }
    }
    return outputs.slice(0, count * width);
  };
}

function lookAcross(numbers: Float32Array, piece: number, count: number, { at, more }: Apart): void {
  const [from, to] = piece < at ? [at, count] : [0, at];
  // They are divided by as much when shares are made of them.
  const added = more * Math.sqrt(HEAD_SIZE);
  for (let n = from; n < to; n++) (numbers[n] as number) += added;
}

/** Makes shares of one whole of the first `count` numbers, in place. */
function softmax(numbers: Float32Array, count: number, divisor: number): void {
  let max = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < count; n++) if ((numbers[n] as number) > max) max = numbers[n] as number;
  let total = 0;
  for (let n = 0; n < count; n++) {
    const share = Math.exp(((numbers[n] as number) - max) / divisor);
    numbers[n] = share;
    total += share;
  }
  const one = 1 / total;
  for (let n = 0; n < count; n++) (numbers[n] as number) *= one;
}
