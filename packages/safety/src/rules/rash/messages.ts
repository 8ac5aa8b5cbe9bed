import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['chickenpox spot red, hot, spreading, fever back', 1092],
  ['eczema weeping and yellow crust with clusters of painful blisters, feverish', 182],
  ['red rough rash like sandpaper, sore throat, fever', 728],
  ['nappy rash turned into open sores with fever', 301],
  ['hot red swollen patch on the leg getting bigger by the hour', 1820],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['bumped heads with her brother, cried at once, laughed after two minutes, no bump', 1092],
  ['spots that fade when I press the glass, mild cold, cheeky as ever', 2191],
  ['throws up a little milk when burped, happy spitter', 56],
];
