import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['woke at 1am with a hoarse barky cough, calm now, no sucking in', 728],
  ['sounds like a dog with a sore throat, and a crowing sound when she gets upset', 1092],
  ["croupy cough but happy, she's had it before, just wondering", 329],
  ['barkng cogh and horse voice since midnight', 1456],
  ['third night of croup, the dexamethasone seems to have worn off', 1820],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['the neighbours dog barks and wakes the baby', 240],
  ['had croup two winters ago; is a humidifier any use', 1092],
  ['She has decided that she is a dog. Eats from a bowl, barks at the postman. Week two. Join in or wait it out', 1092],
  ['croup last night, seen in hospital, had steroid, breathing quietly today. anything to avoid at nap time', 728],
];
