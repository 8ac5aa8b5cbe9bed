import { expect, test } from 'vitest';
import { pack } from '../../training/pack.ts';
import { LONGEST_RUN, unpack } from './unpack.ts';

test('weights come back as whole steps, with runs of zeros of every length', () => {
  const weights = Float32Array.from(
    [
      1,
      -15,
      ...Array(LONGEST_RUN).fill(0),
      15,
      0,
      7,
      ...Array(LONGEST_RUN * 3 + 1).fill(0),
      -3,
      ...Array(21).fill(0),
      2,
      0,
      0,
    ],
    Number,
  );
  const { packed, scale } = pack(weights, 15);
  expect([...unpack(packed, weights.length)]).toEqual(
    [...weights].map((weight) => Math.max(-15, Math.min(15, Math.round(weight / scale)))),
  );
  expect(packed).toMatch(/^[\x28-\x7e]*$/);
  expect(packed).not.toMatch(/['\\]/);
});
