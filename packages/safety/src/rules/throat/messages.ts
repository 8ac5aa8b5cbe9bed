import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['she has a sore throat for ten days and bad breath', 2100],
  ['his throat hurts so much that he cannot swallow water', 1750],
  ['tonsillitis again, the fifth time this year', 2800],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['swallowed a watermelon pip and now fears a tree will grow in him', 1456],
  ['gagged on porridge, coughed, carried on eating', 301],
  ['he swallowed... his pride and said sorry', 1092],
];
