import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['he swallowed a button battery', 700],
  ['battery gone from the remote and she had it', 700],
  ['a coin cell up his nose', 700],
  ['she has swallowed the little round battery out of the kitchen scales', 420],
  ["My baby put a button cell in his mouth and now I can't find it anywhere, pretty sure it went down", 273],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['how do I lock up button batteries?', 700],
  ['the monitor needs new batteries', 700],
  ["She had the button battery from... no, panic over, it's a button from my coat, in my hand, whole", 483],
];
