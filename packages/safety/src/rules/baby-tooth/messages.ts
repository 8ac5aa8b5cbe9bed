import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['knocked his baby tooth out on the slide', 728],
  ['milk tooth pushed up in the gum after falling', 1092],
  ['we found her little front tooth on the patio, mouth bleeding stopped', 546],
  ['chipped her tooth, sharp edge, no pain', 728],
  ['babby tooth wiggly after fall, gum bled', 1820],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['he swallowed chewing gum', 1820],
  ["lipstick all over her teeth, kids' makeup", 1092],
  ['We are in the trenches. Teeth, a leap and daylight saving in one week. Somebody tell me a joke', 301],
];
