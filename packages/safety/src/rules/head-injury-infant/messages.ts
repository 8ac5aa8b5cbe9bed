import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['he rolled off the sofa', 240],
  ['rolled off our bed onto tiles, big boggy bump', 119],
  ["dropped the baby on her head from standing, she's been sick", 147],
  ['my newborn slipped out of my arms onto the floor', 21],
  ['fell down the stairs in the walker', 238],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['when do babies roll over?', 240],
  ['he falls asleep at the breast', 240],
  ['ate sand at the beach, crunchy nappies to come', 273],
];
