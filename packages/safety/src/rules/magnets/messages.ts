import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['she swallowed two magnets', 1500],
  ['he ate those magnetic balls', 1500],
  ['I think a fridge magnet is in her tummy', 1500],
  ['my little girl swallowed two of the magnets from the building tiles', 1092],
  ['Fridge magnet broke and he ate the magnet part plus maybe another one', 665],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['are magnetic tiles good for a 3 year old?', 1500],
  ['my son loves his magnet set', 1500],
  ['looked for the magnet for an hour: it was on the cooker hood. what toys are safer', 728],
];
