import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['knocked his baby tooth out on the slide', 728],
  ['we found her little front tooth on the patio, mouth bleeding stopped', 546],
  ['chipped her tooth, sharp edge, no pain', 728],
  ["first day on the balance bike and the top tooth is now grey after last month's knock", 1092],
  ['dead looking milk tooth with a spot on the gum', 2191],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['he swallowed chewing gum', 1820],
  ["lipstick all over her teeth, kids' makeup", 1092],
  ['We are in the trenches. Teeth, a leap and daylight saving in one week. Somebody tell me a joke', 301],
  ['her wobbly tooth fell out', 800],
  ['first baby tooth came out at school, he is so proud', 2300],
];
