import { expect, test } from 'vitest';
import { ageFavour } from './age-favour.ts';
import { fuseVectors } from './fuse-vectors.ts';

test('without vectors the word scores stay as they are', () => {
  expect(
    fuseVectors([
      { lexical: 0.8, cosine: undefined },
      { lexical: 0.2, cosine: undefined },
    ]),
  ).toEqual([0.8, 0.2]);
});

test('of passages whose words fit alike the nearer one leads, and the best of both is 1', () => {
  const [far, near, both] = fuseVectors([
    { lexical: 0.8, cosine: 0.2 },
    { lexical: 0.8, cosine: 0.6 },
    { lexical: 0.9, cosine: 0.7 },
  ]);
  expect(near).toBeGreaterThan(far ?? 1);
  expect(both).toBe(1);
});

test('vectors that know nothing of what the words found change no order', () => {
  const lexical = Array.from({ length: 20 }, (_, n) => 1 - n / 20);
  const scores = fuseVectors(lexical.map((score, n) => ({ lexical: score, cosine: n < 10 ? 0.1 : 0.9 })));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('a passage without a vector is weighed by its words', () => {
  const [, without] = fuseVectors([
    { lexical: 0.8, cosine: 0.5 },
    { lexical: 0.4, cosine: undefined },
  ]);
  expect(without).toBeCloseTo(0.5);
});

test('advice fits an age inside its weeks fully, and less the further it is', () => {
  expect(ageFavour(30, 24, 36)).toBe(1);
  expect(ageFavour(null, 24, 36)).toBe(1);
  expect(ageFavour(38, 24, 36)).toBeGreaterThan(ageFavour(60, 24, 36));
  expect(ageFavour(2, 24, 36)).toBeLessThan(0.5);
  expect(ageFavour(90, 24, 36)).toBe(0);
  expect(ageFavour(520, 24, 36)).toBe(0);
  expect(ageFavour(520, 364, 416)).toBeGreaterThan(0);
});
