import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['fell off the sofa onto her elbow, a bit sore, holds it close, fine otherwise', 1456],
  ['wont use arm after faling off bunk', 2555],
  ["felt a pop in the hamstring/hip while sprinting, can't walk", 5110],
  ['crack from the knee, crutches borrowed from gran, size of a melon', 5110],
  ['toe bent sideways', 4382],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['fell off the bottom step, scraped knee, wants the dinosaur plaster', 1456],
  ['sun made her shoulders a bit pink, after sun?', 3647],
  ['shudders when he wees, funny shiver', 210],
];
