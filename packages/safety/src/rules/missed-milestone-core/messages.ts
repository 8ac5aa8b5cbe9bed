import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['he is not walking yet', 600],
  ['no words at all', 600],
  ['no words yet', 602],
  ["doesn't point or wave", 455],
  ['not walking at 19 months', 574],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['he says about twenty words', 600],
  ['she does not listen when I say no', 600],
  ['hair-raising nappy changes, he flips', 273],
];
