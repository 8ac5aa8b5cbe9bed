import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['wakes with headaches and vomits each morning for two weeks', 2555],
  ['headache worse when she bends or coughs, and seeing double since Saturday', 4011],
  ['new squint since last week with headaches', 2191],
  ['can headaches in a four year old with wobbly walking be just tiredness', 1456],
  ['he covers one eye to read, says there are two lines; head hurts on waking', 2555],
];

export const MUST_NOT_RAISE: readonly Said[] = [['migraine plan works, what to write for school', 3647]];
