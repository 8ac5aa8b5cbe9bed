import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['face swollen and hot from a bad tooth, fever', 2191],
  ['brace wire digs into the cheek', 3283],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['he swallowed chewing gum', 1820],
  ["swallowed her wobbly tooth? no wait that's the big sister, 6, in a sandwich. what about the tooth fairy?", 1092],
  ['lip bled when her tooth came out, stopped in a minute', 2555],
];
