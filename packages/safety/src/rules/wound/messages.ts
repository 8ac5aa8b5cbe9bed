import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['forehead cut, 2 cm, stopped bleeding, do I glue it', 728],
  ['cut is red, hot and oozing, streak above it', 2555],
  ['cut hand on a tin can, gaping n needs stiches?', 3647],
  ["carnival, confetti, cowboy boots; trod on glass, a flap on the sole, bleeding's stopped", 1820],
  ['the cut from Thursday has grown a red stripe to the elbow', 4382],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['fell off the bottom step, scraped knee, wants the dinosaur plaster', 1456],
  ['cold hands and feet, warm tummy, happy', 119],
  ['stitch in her side when she runs, goes when she walks', 4011],
];
