import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['found a vape in her school bag', 5110],
  ['smells of weed every weekend', 5474],
  ['drove home after two beers', 6209],
  ['my son vapes all day and cant stop', 5838],
  ['my daughter vapes at school and I only just found out, nicotine, what helps to stop', 4746],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['if a friend of hers were ever drunk, would she call me? how do I build that', 5838],
  ['in general, do you call an ambulance for drunk teens or drive? talking rules before the party', 5110],
  ['fortnite: "I got shot forty times", when is it too much gaming', 4011],
];
