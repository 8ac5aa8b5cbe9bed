import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['fever for five days now', 1400],
  ['fever for six days now', 1092],
  ['40.3 and nothing brings it down for long', 301],
  ['was better for two days, then the fever came back higher', 1820],
  ["day five of temp, doc said viral on day two, he's drinking", 420],
  ['two days of 39 and no other sign', 300],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['38.4 since this morning, drinking and playing', 1400],
  ['no fever any more, she is back at nursery', 1400],
  ['he roasted me in front of his friends, should I laugh', 4382],
  ['we walked in 38 degrees and had ice cream', 2000],
];
