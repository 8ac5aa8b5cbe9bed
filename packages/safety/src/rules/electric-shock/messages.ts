import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['chewed the phone charger cable and got a shock, burn at the corner of the mouth', 546],
  ['elctric shock from lamp, cryed', 1820],
  ['stuck a hairpin in the outlet, bang, black fingers', 728],
  ['sucked the end of a plugged-in extension cord, lips are white and swollen', 364],
  ['shock from a faulty charger in the bath, tingling arm, hospital?', 4382],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['got a static shock from the car door', 3283],
  ["it's dead in our village, where do teenagers meet", 5838],
  ['a bit shell-shocked after hosting twelve four year olds', 1456],
];
