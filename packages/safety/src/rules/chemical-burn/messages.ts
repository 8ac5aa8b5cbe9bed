import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['caustic soda on his arm', 2191],
  ['oven cleaner spray over her hands and tummy', 728],
  ['acid from the car battery on my jeans, burning leg', 4382],
  ['bleach splashed on his arm, rinsed for a bit, red still', 1092],
  ['helping with the hair bleach for her fundraiser; scalp blistering now, she laughs about the colour', 5110],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ["where do I keep bleach so a crawler can't reach it", 238],
  ['how to store detergent tabs', 728],
  ["which bathroom cabinet locks, I've bleach and razor blades in there", 364],
];
