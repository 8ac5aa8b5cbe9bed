import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['blind cord wrapped round his neck, went limp', 1092],
  ['found hanging by the bib string from the cot knob', 728],
  ['hoodie got stuck on the slide and he dangled a few seconds, only a red line on the neck', 1820],
  ['rope round neck on swing, coudnt breath', 2555],
  ['found my son with a belt round his neck', 5474],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['looked for the magnet for an hour: it was on the cooker hood. what toys are safer', 728],
  ['what would I do if she choked', 147],
  ["choked on my coffee when she said 'bloody hell' to the vicar", 728],
];
