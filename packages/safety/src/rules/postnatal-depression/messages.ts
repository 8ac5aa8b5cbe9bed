import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['I cry every day since the birth', 40],
  ["can't enjoy anything since the birth", 119],
  ['dad here, I feel flat and snap at everyone since the baby', 273],
  ["he's a darling, feeds well, family helps. and I sit on the bathroom floor and sob daily", 56],
  ['I regret having a child and feel nothing, every day the same', 364],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['baby cries every evening', 40],
  ['what are the signs of postpartum depression?', 40],
  ['quivering chin when she cries', 35],
];
