import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['blank stares for ten seconds, many times each day', 2555],
  ['starring spels, dosnt respond when i wave', 1820],
  ['can staring spells be epilepsy, hers last seconds and her eyelids flicker', 4382],
  ['goes blank and smacks lips for a few secs, several a week', 1092],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['bedtime is a nightmare, total war zone, any calm routine?', 1456],
  ['read about the titanic, now asks me how people freeze', 3283],
  ["she ran away once at 13, we're close now. A school trip with free evenings: rules", 5474],
];
