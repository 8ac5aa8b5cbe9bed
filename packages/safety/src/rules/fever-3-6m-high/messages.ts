import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['fever of 39.3 all evening', 140],
  ['temperature thirty-nine and a half', 140],
  ['39.3 since this afternoon', 119],
  ['103F, no other symptoms', 147],
  ['39.1, bit cranky, feeding ok, thinking teeth', 119],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['temp 37.6 after a nap', 140],
  ['will she get a fever after her vaccines?', 140],
  ["what's a normal temperature and when should I call", 119],
];
