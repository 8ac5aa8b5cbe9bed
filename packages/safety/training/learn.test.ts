import { expect, test } from 'vitest';
import { type Example, learn } from './learn.ts';

const told = (slots: number[], target: number): Example => ({
  features: { slots, values: slots.map(() => 1) },
  targets: Float32Array.from([target]),
  weight: 1,
});
const EXAMPLES = [told([0, 1], 1), told([0], 1), told([1, 2], 0), told([2], 0)];
const PACE = { outputs: 1, slots: 3, pull: 0.1, steps: 40 };

test('what tells the examples apart gets weight on its side', () => {
  const { weights } = learn(EXAMPLES, PACE);
  expect(weights[0]).toBeGreaterThan(0.5);
  expect(weights[2]).toBeLessThan(-0.5);
});

test('a weight that is held stays as it was, and the others take up what it leaves', () => {
  const from = { weights: Float32Array.from([0.25, 0, 0]), bias: new Float32Array(1), outputs: 1 };
  const { weights } = learn(EXAMPLES, { ...PACE, from, held: Uint8Array.from([1, 0, 0]) });
  expect(weights[0]).toBe(0.25);
  expect(weights[2]).toBeLessThan(learn(EXAMPLES, PACE).weights[2] as number);
});
