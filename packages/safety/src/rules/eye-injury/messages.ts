import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["stick went in his eye, it's bleeding inside the white", 2191],
  ['hit in the eye by a football, sees blurry', 2919],
  ["sand in the eye since yesterday, won't open it", 1820],
  ["nerf dart in the eye, says it's fine but sees two of everything", 2555],
  ['metal speck in the eye from the grinder in DT', 4382],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['his eyes wander when sleepy', 56],
  ['which eye drops bottle brand has smaller drops, doctor prescribed', 364],
  ['laser tag party, eyes ok', 2191],
];
