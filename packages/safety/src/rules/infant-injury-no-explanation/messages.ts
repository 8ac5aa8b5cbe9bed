import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['a bruise on her leg and I do not know how', 80],
  ['finger marks on his arm', 80],
  ["bruise on her cheek and she can't roll yet", 91],
  ['two little round marks on his upper arm, like fingertips, after nursery', 119],
  ['tiny bruise on his shin, I suppose from the car seat?', 42],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['a stork bite on her neck', 80],
  ['she scratches her own face', 80],
];
