import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['he has not eaten for 7 hours', 9],
  ['refuses the breast and bottle since this morning', 7],
  ['feels cold to touch, 36.0 under arm', 7],
  ['newborn wont eat and is slepy', 21],
  ["cord fell off, visitors came, all lovely, but since 4 am she doesn't suck", 0],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['how often should she feed?', 9],
  ['he wants to feed every hour', 9],
  ['does bringing a baby to bed count as dangerous if we never drink or smoke? deciding what to do', 42],
];
