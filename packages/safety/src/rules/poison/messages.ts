import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['he drank bleach', 800],
  ['she bit into a laundry pod and has blue stuff all over her mouth', 728],
  ['Toddler drank from the toilet cleaner bottle, his lips are red and sore', 574],
  ['the "sweet" he found under the sink was a tab for the dishwasher, half of it is gone', 1092],
  ["only a mouthful of bleach water from the mop bucket, she's laughing, it was very diluted", 728],
  ['ate a weed brownie from our shelf', 1100],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['where do I store medicines safely?', 800],
  ['which plants are poisonous?', 800],
  ['nibbled a crayon, non toxic', 602],
];
