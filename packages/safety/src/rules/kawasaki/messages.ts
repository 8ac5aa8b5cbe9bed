import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['fever six days, red eyes, cracked strawberry lips', 1092],
  ['fever 5 days red eys cracked lips swolen feet', 1820],
  ['fever for 6 days, neck lump, red lips and tongue, sore hands', 2191],
  ['can strep give red eyes, cracked lips and a six day temperature', 1820],
];

export const MUST_NOT_RAISE: readonly Said[] = [];
