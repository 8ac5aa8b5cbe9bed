import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['he drank bleach', 800],
  ['she bit into a laundry pod and has blue stuff all over her mouth', 728],
  ['Toddler drank from the toilet cleaner bottle, his lips are red and sore', 574],
  ["only a mouthful of bleach water from the mop bucket, she's laughing, it was very diluted", 728],
  ['he drank antifreeze from a cup in the garage, he thought it was squash', 1456],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['where do I store medicines safely?', 800],
  ['which plants are poisonous?', 800],
  ['nibbled a crayon, non toxic', 602],
];
