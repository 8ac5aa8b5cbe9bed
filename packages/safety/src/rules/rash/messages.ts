import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['eczema weeping and yellow crust with clusters of painful blisters, feverish', 182],
  ['rash with blisters in the mouth and eyes after new medicine', 2919],
  ['red rough rash like sandpaper, sore throat, fever', 728],
  ['lots of tiny red dots on her legs, well in herself, had them two days', 3283],
  ['ring shaped itchy patch on the tummy', 1456],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['bumped heads with her brother, cried at once, laughed after two minutes, no bump', 1092],
  ['spots that fade when I press the glass, mild cold, cheeky as ever', 2191],
  ['throws up a little milk when burped, happy spitter', 56],
];
