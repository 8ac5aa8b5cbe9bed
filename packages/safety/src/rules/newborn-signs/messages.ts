import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['pus-filled blisters on the neck', 0],
  ['breast lump red and hot on my newborn boy', 21],
  ['vomits through the nose at each feed, losing weight', 28],
  ['tongue tie? clicking, sore nipples and weight is slow', 35],
  ['milk comes out of his nose and he coughs at each bottle, weight is down', 21],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['breasts a little swollen on my baby girl, midwife said hormones', 0],
  ["what is a dangerous fever in newborns? he's 36.8 right now", 21],
  ['does bringing a baby to bed count as dangerous if we never drink or smoke? deciding what to do', 42],
];
