import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['his eyes rolled back and he is shaking', 600],
  ["he's having a fit right now", 546],
  ['shaking all over with fever, eyes rolled up, for the first time ever', 728],
  ['seizure has gone on for six minutes', 1820],
  ["eyes went up to the left, arms jerking together, wouldn't look at me, lasted two minutes, now asleep", 329],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['fits of giggles at bath time', 600],
  ['she threw a fit because we left the park', 600],
  ["what are the signs of a seizure, so I'd recognise one", 364],
];
