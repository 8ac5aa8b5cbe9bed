import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [['something is very wrong with him, he is worse than yesterday', 1050]];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['legs ache at night after football, gone by morning, both shins', 3647],
  ['cramp in the calf at night, stretching helps', 4746],
  ['period cramps on day one, hot water bottle works', 5474],
];
