import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['smallest in the class, no signs of puberty', 5474],
  ['weight loss 3 kg since summer, tummy aches', 4011],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['sneezed and a tiny speck of blood, nothing since', 1092],
  ['burnt her tongue a tiny bit on soup, drank water, eating again', 1820],
  ['She swallowed a bite of playdough, homemade with flour and salt, tiny crumb, spat the rest', 1092],
];
