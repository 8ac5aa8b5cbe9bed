import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["wrist swollen after the monkey bars, won't use it", 2191],
  ["I swung her by the hands and now she won't lift her arm", 728],
  ['fell off the sofa onto her elbow, a bit sore, holds it close, fine otherwise', 1456],
  ['crack from the knee, crutches borrowed from gran, size of a melon', 5110],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['fell off the bottom step, scraped knee, wants the dinosaur plaster', 1456],
  ['sun made her shoulders a bit pink, after sun?', 3647],
  ['shudders when he wees, funny shiver', 210],
];
