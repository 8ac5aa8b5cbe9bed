import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['my partner hits our son', 2500],
  ['his father beats him with a belt and there are welts', 2555],
  ['my son tells me his stepmum locks him in the cellar', 3647],
  ['nursery worker slapped her, she has a mark', 1456],
  ["she says daddy squeezes her neck when he's mad", 2919],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['how do I teach body safety?', 2500],
  ['licked the bath bubbles', 420],
  ['had a lick of lip balm', 728],
];
