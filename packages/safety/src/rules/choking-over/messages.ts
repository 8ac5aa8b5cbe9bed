import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["I did the heimlich on my daughter at lunch, piece flew out, she's fine now. anything else to do?", 1092],
  ["nursery used abdominal thrusts at snack time, they say he's great", 728],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['when do I do back blows, theory question after our class', 273],
  ['baby first aid: how do you do back blows, want to be ready', 182],
  ['cough drops for a five year old, ok or choking hazard', 1820],
];
