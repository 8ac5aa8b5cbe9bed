import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['hip pain, 38.8, cries if I move the leg', 2191],
  ['knee swollen hot and red with temperature', 2919],
  ['limping for a week and evening fevers, thought growing pains', 4011],
  ['feever and wont walk', 1092],
  ['hot at the knee and 39', 1820],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['sore arm... leg after the jab, small lump, no fever', 91],
  ['his legs are jelly after leg day', 6209],
  ["the cot is a death trap for my knees, it's so low", 147],
];
