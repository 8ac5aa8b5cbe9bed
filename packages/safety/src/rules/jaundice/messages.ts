import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['his skin looks yellow', 6],
  ['the whites of her eyes are yellow', 6],
  ['his skin is yellow down to the belly', 0],
  ['whites of her eyes look like mustard', 0],
  ['bit yellow, midwife said sunbathe by window, now legs also yellow', 7],
  ['my 4 day old is turning yellow', 4],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['my newborn has a sticky yellow eye', 10],
  ['yellow goo in the corner of his eye each morning', 30],
];
