import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['mixed pills and alcohol', 5800],
  ["my son is so drunk that he can't be woken, vomiting in his sleep", 5474],
  ['took MDMA at a party, burning up and grinding his jaw, confused', 5838],
  ['lads at the park; half a litre of vodka; cold, clammy, one breath every ten seconds', 5110],
  ['sniffed aerosol gas and passed out', 4746],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['what rules for parties at 16?', 5800],
  ['my teen sleeps till noon', 5800],
  ['ate a pot noodle cold', 3647],
];
