import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['the carbon monoxide alarm is going off', 800],
  ['she breathed in smoke from the fire', 800],
  ["the carbon monoxide alarm is going off and won't stop", 1820],
  ['all of us woke up with a banging head and the dog was sick too, gas boiler on all night', null],
  ['we used the barbecue indoors as heating because of the power cut and the children are sleepy', 1092],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['where should a carbon monoxide alarm go?', 800],
  ['he is gassy in the evening', 800],
  ['asks why people smoke if it kills', 2191],
];
