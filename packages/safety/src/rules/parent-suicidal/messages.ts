import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['I want to die', 60],
  ['they would be better off without me', 60],
  ['my wife says she wants to end her life', 60],
  ['I want to kill myself', 42],
  ["I keep planning how I'd do it, but I'd never really. it's just tiredness right", 21],
  ['I want to jump out of the window and end it', null],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['I am dying for some sleep', 60],
  ['this teething is killing me', 60],
  ['suicide squeeze, baseball, can you explain it? my son just made the team', 5474],
];
