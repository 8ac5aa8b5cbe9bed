import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["She's put a lego dot in her ear and we can't get it out", 1820],
  ['he says he hears crunching in his ear since the sandpit, small pebble I think', 2555],
  ['tiny bit of tissue stuck in her ear, not bothering her at all', 1092],
  ['cotton bud end came off in the ear', 3283],
  ['a small plastic diamond sits deep in her ear canal', 1820],
];

export const MUST_NOT_RAISE: readonly Said[] = [];
