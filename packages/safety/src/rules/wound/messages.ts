import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['deep cut on the knee with gravel in it, gapes', 2191],
  ['split his chin open on the bath, edges gape', 1456],
  ['forehead cut, 2 cm, stopped bleeding, do I glue it', 728],
  ['the skin flaps like an envelope on her shin', 2919],
  ['cut is red, hot and oozing, streak above it', 2555],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['fell off the bottom step, scraped knee, wants the dinosaur plaster', 1456],
  ['cold hands and feet, warm tummy, happy', 119],
  ['stitch in her side when she runs, goes when she walks', 4011],
];
