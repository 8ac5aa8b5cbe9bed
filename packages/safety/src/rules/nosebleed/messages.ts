import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['her nose has been bleeding for half an hour and will not stop', 1750],
  ['nose bleeds again and again this month', 2450],
  ['the nosebleed will not stop for 40 minutes', 1500],
  ["nosebleed won't quit", 2000],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['nosebleed at school that stopped in five minutes', 4746],
  ['a nosebleed this morning, it stopped by itself', 1500],
  ['picks his nose and it bled a drop, vaseline?', 1456],
  ['three nosebleeds this winter, short ones; humidity?', 1456],
];
