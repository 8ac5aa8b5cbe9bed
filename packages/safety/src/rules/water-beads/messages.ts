import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["she has eaten some of her brother's water beads, the ones that grow", 728],
  ['swallowed one orbeez, just one, no big deal??', 1092],
  ['vomiting over and over and I found out at daycare they play with expanding beads', 574],
  ['water bead in her ear from the sensory bin at preschool', 1820],
  ['watter bead swalowed i think, tini when dry', 483],
  ['swallowed one of those jelly balls that grow', 700],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['are water beads sold in playgroups banned? want to bring it up with staff', 364],
];
