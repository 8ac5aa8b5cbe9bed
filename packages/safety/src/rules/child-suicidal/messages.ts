import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['he wrote that everyone would have a better summer without me', 4000],
  ['my son says he wants to die', 5000],
  ['my daughter has written a goodbye letter', 5110],
  ['she tried to kill herself last night', 5474],
  ["he said he had a plan with pills but he promised me he won't, so that's behind us?", 5474],
  ["he won a medal on Sunday, then told me he knows which bridge and which day. He's playing fifa now", 4011],
  ['my son says he wants to jump out of the window', 4000],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['how do I talk to my teen about suicide?', 5000],
  ['she said she could die of embarrassment', 5000],
  ["grandma's pills all counted: none missing, phew. where do I buy a lockbox", 2191],
];
