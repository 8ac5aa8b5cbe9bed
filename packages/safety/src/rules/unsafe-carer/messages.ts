import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['hubby drunk every nite looking after the kids wen i work', 1456],
  ['my brother uses heroin, and my mother leaves the baby with him', 364],
  ['their dad is drunk and driving off with both kids now', 1820],
  ['found my partner passed out drunk with the baby in his arm on the sofa', 238],
  ['mums drunk n driving us home', 2555],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['slept a lot after his shots yesterday, back to normal today', 84],
  ['what happens if somebody drinks seawater, he wants to know for school', 3283],
  ['if a friend of hers were ever drunk, would she call me? how do I build that', 5838],
];
