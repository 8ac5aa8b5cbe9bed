import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['face swollen and hot from a bad tooth, fever', 2191],
  ["tooth abscess, can't sleep for pain", 3283],
  ['cheek swelling under the jaw after filling', 4382],
  ['gum boil, whole cheek is puffy', 1456],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['he swallowed chewing gum', 1820],
  ["swallowed her wobbly tooth? no wait that's the big sister, 6, in a sandwich. what about the tooth fairy?", 1092],
  ['lip bled when her tooth came out, stopped in a minute', 2555],
];
