import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [['my anxiety is so bad that I cannot leave the house with the kids', null]];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['vaccine tomorrow; I hate to see her cry, cuddle or feed during', 42],
  ["if I feel low after birth, who do people talk to? I'm fine, only asking ahead", 49],
  ['what would you say to a kid who hates school? mine loves it, for a blog', 4382],
];
