import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['hives round the mouth after strawberries, no other symptoms, breathing fine', 728],
  ['first egg and now itchy welts on cheeks and neck, happy otherwise', 238],
  ['islands of red, itchy, moving around, lips normal', 1456],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['throws up a little milk when burped, happy spitter', 56],
  ['tissue in mouth, fished it out, all of it there', 273],
  ['vaccine arm, a bit red and warm, five days? no, since yesterday, plays', 1820],
];
