import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['heart races to 220 suddenly then stops, twice today', 2919],
  ['chest pain when running', 4382],
  ['palpitations and dizzy since taking energy drinks', 5110],
  ['fainted at the swimming race', 3647],
  ['chest tightness and racing after covid', 5474],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ["her tummy hurt until she'd pooed, now skipping", 1456],
  ['soft spot moves up and down with the pulse', 35],
  ["'the wolf ate granny' bothers him, skip that page?", 1092],
];
