import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['fever six days, red eyes, cracked strawberry lips', 1092],
  ["day 6 of fever, lips red and split, rash gone now, doc said it's a virus, eyes bloodshot", 1456],
  ['fever 5 days red eys cracked lips swolen feet', 1820],
  ['week of fever, irritable, red eyes', 182],
  ['fever for 6 days, neck lump, red lips and tongue, sore hands', 2191],
];

export const MUST_NOT_RAISE: readonly Said[] = [['peeling skin on newborn feet', 7]];
