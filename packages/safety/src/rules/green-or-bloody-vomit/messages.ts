import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['her vomit is green', 60],
  ['there is blood in his vomit', 60],
  ['bright green vomit', 21],
  ['he brought up something the colour of spinach', 0],
  ['vomited blood, red streaks then clots', 1456],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['spit-up like curdled milk', 60],
  ['green poo after spinach pie', 546],
  ["my son's band is called Blood Cough, they play our garden saturday, noise rules?", 6209],
];
