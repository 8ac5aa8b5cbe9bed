import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['she is choking', 500],
  ['a grape stuck in his throat', 500],
  ['cannot cough or cry, she was eating a nut', 500],
  ['baby is choking on a piece of apple NOW', 238],
  ["grape stuck, she can't make a sound", 728],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['which foods are choking hazards?', 500],
  ['what is the difference between gagging and choking?', 500],
  ['what would I do if she choked', 147],
  ['scared of him choking one day', 500],
];
