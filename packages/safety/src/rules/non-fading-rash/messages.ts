import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['purple spots that stay when I press a glass on them', 900],
  ['stiff neck and light hurts', 900],
  ["purple spots that don't vanish under a glass", 1092],
  ["fever, stiff neck, light hurts and she's confused", 5838],
  ['soft spot bulging, hot, screams when I lift her legs for the nappy', 210],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['spots that fade when pressed, he is happy', 900],
  ['had meningitis as a baby, hearing test normal. do they repeat it', 2555],
  ['sepsis at birth, no delay, wants to start ballet', 1456],
];
