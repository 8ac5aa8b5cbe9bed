import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['lips swelling after a cashew', 900],
  ['hives everywhere and throwing up', 900],
  ['her throat feels tight since the shrimp', 900],
  ["ate cashew at a party and her lips and eyes are swelling, she's hoarse", 2191],
  ['hives all over after egg and now vomiting and coughing', 728],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['how do I introduce peanut?', 900],
  ['bee landed on him, no sting, panic', 3647],
  ['tissue in mouth, fished it out, all of it there', 273],
];
