import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['mottled legs, hands freezing, breathing fast, temp 39.6', 728],
  ["cold and grey, temp 35.4 and won't feed", 35],
  ['chickenpox for 5 days, now very sick, fever back, one spot huge, red, and hurting badly, confused', 3283],
  ['tampon, high fever, sunburn-like rash, vomiting and faint', 4746],
  ['on chemo, fever 38.3, cheerful, asks for pancakes', 2191],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['sleeps ten hours on weekends, grumpy till lunch', 5838],
  ['purple blotchy legs when I change her in the cold, back to pink in her babygro', 42],
  ['which berries round here would make a child ill, for our walk', 1820],
];
