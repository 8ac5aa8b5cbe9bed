import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['vomits through the nose at each feed, losing weight', 28],
  ["one leg shorter, clicks and doesn't spread", 49],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ["what is a dangerous fever in newborns? he's 36.8 right now", 21],
  ['does bringing a baby to bed count as dangerous if we never drink or smoke? deciding what to do', 42],
  ['stroke the cheek to make baby open the mouth?', 119],
];
