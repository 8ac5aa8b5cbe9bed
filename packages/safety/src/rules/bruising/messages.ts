import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [['she bruises so easily, legs full of bruises for a month', 2800]];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['nosebleed at school that stopped in five minutes', 4746],
  ['counts: 14 bruises on shins since football started', 2191],
  ['nosebleed, stopped after ten minutes of pinching. do I cream the inside?', 2191],
];
