import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['my nipple is cracked and bleeding and it hurts to feed', null],
  ['I have a fever and one breast is red, hot and hard', null],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['is it ok to mix breast and bottle', 21],
  ['one breast makes much more than the other lol is that ok', 56],
  ['my nipples are a bit tender, how should a good latch look', 21],
];
