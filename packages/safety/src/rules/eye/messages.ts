import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['her eye has been sticky and red for a week', 280],
  ['his eyelid is swollen and red and he has a fever', 1400],
  ['in photos one pupil is white', 210],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['red poo after beetroot', 2191],
  ['cramp in the calf at night, stretching helps', 4746],
  ['sun made her shoulders a bit pink, after sun?', 3647],
  ['crossed eyes now and then when she is tired', 900],
  ['his eyes cross for a moment when he is sleepy', 40],
];
