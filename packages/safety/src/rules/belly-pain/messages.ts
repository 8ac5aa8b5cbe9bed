import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [['diarrhoea with mucus and blood for three weeks, tired', 4011]];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['ate sand at the beach, crunchy nappies to come', 273],
  ['topples on his bum forty times a day', 483],
  ['goes red and strains and grunts then does a soft poo', 42],
];
