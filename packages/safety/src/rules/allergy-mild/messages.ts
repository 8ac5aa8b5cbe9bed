import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['first egg and now itchy welts on cheeks and neck, happy otherwise', 238],
  ['got a few raised spots after hummus, gone in an hour', 301],
  ["birthday cake! And then bumps on the chin and tummy, like nettles, no wheeze, he's scratching and laughing", 364],
  ['hives from a new antibiotic day 3, keep giving?', 2555],
  ['islands of red, itchy, moving around, lips normal', 1456],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['throws up a little milk when burped, happy spitter', 56],
  ['tissue in mouth, fished it out, all of it there', 273],
  ['vaccine arm, a bit red and warm, five days? no, since yesterday, plays', 1820],
];
