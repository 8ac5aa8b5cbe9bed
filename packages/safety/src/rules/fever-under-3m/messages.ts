import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['her temp is 38.4', 40],
  ['hes burning up and so hot to touch', 40],
  ['thermometer says one hundred point nine F', 40],
  ['temperature 38.1', 28],
  ['rectal temp 100.6', 63],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['his temperature is 36.8, is that normal?', 40],
  ['can i give him water its so hot today', 75],
  ['the room is very hot at night', 40],
  ['what temperature counts as a fever in a newborn?', 40],
];
