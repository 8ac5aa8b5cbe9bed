import { expect, test } from 'vitest';
import { gelu } from './gelu.ts';

/** By tables of the normal distribution. */
const KNOWN = [
  [-100, 0],
  [-6.5, 0],
  [-3, -0.0040497],
  [-1, -0.1586553],
  [-0.123, -0.0554787],
  [0, 0],
  [0.5, 0.3457312],
  [1, 0.8413447],
  [2, 1.9544997],
  [5.999, 5.999],
  [40, 40],
] as const;

test('weighs a number by the share of a normal distribution below it', () => {
  const values = Float32Array.from(KNOWN, ([x]) => x);
  gelu(values);
  for (const [n, [, expected]] of KNOWN.entries())
    expect(Math.abs((values[n] as number) - expected)).toBeLessThan(1e-4);
});
