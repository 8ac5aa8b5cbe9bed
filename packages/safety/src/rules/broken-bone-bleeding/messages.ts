import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['the bleeding will not stop', 1500],
  ['his arm is bent the wrong way', 1500],
  ["cut his arm on the greenhouse glass and blood won't stop", 2555],
  ['bone is sticking out of her forearm', 1820],
  ['finger chopped off by the gate', 3283],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['a scraped knee, do I need a plaster?', 1500],
  [`he's a bit of a drama queen: "my leg is broken" for each tiny scratch and then off he goes`, 1456],
  ['I was beaten by a six year old at snap', 2191],
];
