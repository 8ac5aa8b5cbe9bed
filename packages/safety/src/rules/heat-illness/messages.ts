import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["theme park yesterday, loved the rides; today feels sick, hasn't weed much, headache since the heat", 2191],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['overheard: "her presentation bombed and she wants to disappear" — she laughs about it today', 4382],
  ["suffocating heat in our attic flat, fan ideas for the kids' room", 2919],
  ['gets a nosebleed most weeks in the dry heating, it stops fast', 3283],
];
