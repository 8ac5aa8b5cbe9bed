import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [['took MDMA at a party, burning up and grinding his jaw, confused', 5838]];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['what rules for parties at 16?', 5800],
  ['my teen sleeps till noon', 5800],
  ['ate a pot noodle cold', 3647],
];
