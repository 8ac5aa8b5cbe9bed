import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['I feel like shaking him', 50],
  ['I am scared I will hurt her', 50],
  ['I shook the baby', 50],
  ["I'm about to shake the baby", 35],
  ['I just shook her to make her stop', 91],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['I could kill for a coffee', 50],
  ['how do I shake the bottle without bubbles?', 50],
  ["what's the plan if we lose each other at the theme park, making one now", 2919],
];
