import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['every fifteen minutes he screams and draws legs up, then goes limp and pale. red jelly in the nappy', 238],
  ['attacks of crying with knees to chest, quiet between, now blood and slime in poo', 329],
  ['poo looks like red curant jelly, screming fits', 273],
  ['baby screams in waves and goes pale in between, could it be wind', 364],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['screamed when the balloon popped, is he sensitive to noise', 728],
  ['balloon static made her scream and laugh', 1820],
  ["what's the worst that could happen if I skip the sterilising once", 238],
];
