import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['ear pain with fever for three days', 1092],
  ["slapped on the ear, can't hear, it rings", 2555],
  ['pulling ears, screams at night, 39, yellow goo on pillow', 728],
  ['sudden hearing loss in one ear since this morning', 4746],
  ['poked a cotton bud in, blood from the ear', 2191],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['pulled muscle in PE, sore but walks', 4382],
  ['he pulled a clump of my hair out, not his', 728],
  ['sick of hearing baby shark', 1092],
];
