import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['my husband hits me when the baby cries', 728],
  ["I'm pregnant and my boyfriend kicked me", null],
  ['my partnar slaped me infront of baby', 364],
  ['my ex is threatening to kill me', 500],
  ['my husband says he is going to kill me', 500],
  ['her dad had me by the throat on saturday and she saw it', 1800],
  ["my daughter's man threatens to shoot her if she leaves", 2555],
  ["he's in the kitchen with a knife and I'm locked in the bathroom with the baby", 728],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['my wife is going to kill me, I forgot the diapers again', 200],
  ['my mum will kill me if she finds out I got a C', 5200],
  ['face planted in the sandpit, spat sand, went on', 728],
  ['grabbed my salad, sucked a lettuce leaf', 182],
  ['how would one know a friend is being hit by her boyfriend? for a leaflet at school', 5838],
];
