import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['voices tell me things about the baby', 12],
  ['my wife thinks the baby is the devil', 14],
  ['voices tell me to drown her', 7],
  ["I haven't needed sleep for four days, I see the plan now, the baby glows and they want to swap him back", 21],
  ['my sister hears vioces about baby', 56],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['how common is postpartum psychosis?', 12],
  ['rash decision: bought a pram. return?', 119],
];
