import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['my husband controls all the money and checks my phone every night', null],
  ['I am scared of my partner when he shouts, I walk on eggshells', null],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['if the power fails in the night, is the baby monitor useless', 364],
  ['battery or mains baby monitor', 273],
  ['out of control curls, brush?', 1456],
];
