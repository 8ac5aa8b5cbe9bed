import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['I cry every day since the birth', 40],
  ['I cry all day and feel nothing for my baby', 42],
  ["can't enjoy anything since the birth", 119],
  ['everyone says soak it up and all I feel is grey wool. I do the bottles like a machine', 56],
  ["awful pictures pop into my head of dropping him, I'd never do it, they scare me", 35],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['baby cries every evening', 40],
  ['what are the signs of postpartum depression?', 40],
  ['quivering chin when she cries', 35],
];
