import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['my premmie has a wheeze and cold and tires at the breast', 56],
  ['wheezy with RSV and taking 50% of milk, wait or ring?', 301],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['gagged on porridge, coughed, carried on eating', 301],
  [
    'she coughs a bit when she laughs, eats, sleeps, no noise in the chest, nurse listened yesterday and was happy',
    728,
  ],
  ['runny nose and a bit of a cough, eats and plays, when is nursery ok', 301],
];
