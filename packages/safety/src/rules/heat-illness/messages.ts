import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['vomited twice after playing in the sun, hot, skin red', 1820],
  ['legs cramping, woozy, cool clammy skin after sports day in the heatwave', 4382],
  ["theme park yesterday, loved the rides; today feels sick, hasn't weed much, headache since the heat", 2191],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['overheard: "her presentation bombed and she wants to disappear" — she laughs about it today', 4382],
  ['gets a nosebleed most weeks in the dry heating, it stops fast', 3283],
];
