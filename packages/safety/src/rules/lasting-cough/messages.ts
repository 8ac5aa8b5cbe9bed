import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['my son has had a cough for six weeks', 1400],
  ['she coughs every night for a month and it does not get better', 1050],
  ['she has had a cough for four weeks', 840],
  ['still coughing after a month', 700],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['cough drops for a five year old, ok or choking hazard', 1820],
  ['cough at night as a cold ends, honey helps, how long okay', 1820],
  ['runny nose and a bit of a cough, eats and plays, when is nursery ok', 301],
];
