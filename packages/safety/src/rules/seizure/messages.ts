import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['his eyes rolled back and he is shaking', 600],
  ['he had a febrile fit', 600],
  ["he's having a fit right now", 546],
  ['shaking all over with fever, eyes rolled up, for the first time ever', 728],
  ['seizure has gone on for six minutes', 1820],
  ['her seizures start again', 1500],
  ['a year without any, now the convulsions are back', 2000],
  ['he had a fit yesterday at nursery, eyes rolled', 700],
  ['her first ever fit just stopped', 700],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['fits of giggles at bath time', 600],
  ['she threw a fit because we left the park', 600],
  ['twitches and smiles in sleep, stops when I touch her', 21],
  ['could her seizures start again one day', 1500],
  ['she has a fit at bedtime every night', 700],
];
