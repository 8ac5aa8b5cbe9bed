import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['the baby is locked in the car', 400],
  ['left in the hot car', 400],
  ['I forgot she was in the car, she was there for two hours in the sun', 420],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['he hates the car seat', 400],
  ['how do I dress her in a heatwave?', 400],
];
