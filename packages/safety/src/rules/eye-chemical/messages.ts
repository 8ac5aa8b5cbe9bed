import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['laundry capsule burst in her eye', 1092],
  ['bleach in the eye', 1820],
  ['squirted limescale spray and it went in his eyes, screaming', 2919],
  ["the dishwasher salt thing... powder, he rubbed his eye, can't open it", 728],
  ['oven cleener in eye', 2555],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['his eyes wander when sleepy', 56],
  ['laser tag party, eyes ok', 2191],
  ['talks back, rolls her eyes, where did she learn that', 2555],
];
