import { expect, test } from 'vitest';
import { cosinesWith, emptyVectors, packInto } from './vectors.ts';

const vectorOf = (seed: number, dimension: number) =>
  Array.from({ length: dimension }, (_, i) => Math.sin((seed + 1) * 12.9898 + i * 78.233));
const cosine = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, i) => sum + value * (other[i] as number), 0) / (Math.hypot(...one) * Math.hypot(...other));

test.each([3, 16, 192, 1536])('the fast loop gives the cosines of vectors of %i dimensions', (dimension) => {
  const vectors = emptyVectors(40, dimension);
  const stored = Array.from({ length: 40 }, (_, n) => vectorOf(n, dimension));
  for (const [n, vector] of stored.entries()) if (n !== 7) packInto(vectors, n, vector);
  const asked = vectorOf(99, dimension);
  const fast = cosinesWith(asked, vectors);
  // The same numbers outside the memory that it reads are summed one by one.
  const plain = cosinesWith(asked, { ...vectors, numbers: Int8Array.from(vectors.numbers) });
  expect(fast).toEqual(plain);
  expect(fast[7]).toBe(0);
  for (const [n, vector] of stored.entries())
    if (n !== 7) expect(fast[n]).toBeCloseTo(Math.max(0, cosine(asked, vector)), 2);
});

test('the largest numbers do not run over, and the like of nothing is nothing', () => {
  const vectors = emptyVectors(2, 1536);
  const ones = new Array<number>(1536).fill(1);
  packInto(vectors, 0, ones);
  expect(cosinesWith(ones, vectors)[0]).toBeCloseTo(1, 3);
  expect([...cosinesWith(new Float32Array(1536), vectors)]).toEqual([0, 0]);
  expect([...cosinesWith(new Float32Array(1537).fill(1), vectors)]).toEqual([0, 0]);
  expect(cosinesWith([1], emptyVectors(0, 8))).toHaveLength(0);
});
