import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["pea like lump under the jaw, it's growing slowly", 1456],
  ['hard lump on shin, no injury', 2919],
  ['one sided breast lump under the nipple in my son, sore', 4382],
  ['soft lump near belly button', 728],
  ['swollen glands both sides for a month and tired', 3647],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['bumped head on the door frame, ran off playing, asks for ice lolly', 2555],
  ['bumped heads with her brother, cried at once, laughed after two minutes, no bump', 1092],
  ['sore arm... leg after the jab, small lump, no fever', 91],
];
