import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['my daughter says grandpa touches her private parts', 2191],
  ['he says he and the coach have a "naked secret game"', 1820],
  [`she says daddy puts his finger in her "flower". maybe he's just washing her`, 1456],
  ['the babysiter touched my sons willy', 2919],
  ['my daughter was raped last night', 5110],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['licked the bath bubbles', 420],
  ['had a lick of lip balm', 728],
  ['growing pains again, rubbing helps', 2555],
];
