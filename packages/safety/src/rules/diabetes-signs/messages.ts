import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['always thirsty and peeing all the time', 2500],
  ['his breath smells of pear drops', 2500],
  ['so thirsty and losing weight', 2500],
  ['drinking loads, weeing loads, lost weight, tired', 2191],
  ['dry at night for a year and suddenly soaking the bed, thirsty all day', 1092],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['still wets the bed at night', 2500],
  ['breathing sounds like a tiny pug, drinks well, pink', 14],
  ['jabs yesterday, cranky, 37.9, drank lots. park?', 364],
];
