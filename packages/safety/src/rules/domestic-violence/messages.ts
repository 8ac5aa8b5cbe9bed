import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['my husband hits me when the baby cries', 728],
  ['he pushed me down the steps last week', 1456],
  ["I'm pregnant and my boyfriend kicked me", null],
  ['he only grabbed my throat once and he was sorry after', 2191],
  ['my partnar slaped me infront of baby', 364],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['face planted in the sandpit, spat sand, went on', 728],
  ['grabbed my salad, sucked a lettuce leaf', 182],
  ['how would one know a friend is being hit by her boyfriend? for a leaflet at school', 5838],
];
