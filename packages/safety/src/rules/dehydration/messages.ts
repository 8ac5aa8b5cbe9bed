import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['no wet nappy for 9 hours', 300],
  ['her soft spot is sunken', 300],
  ['no wet nappy for 9 hours, vomiting everything', 420],
  ["hasn't peed since last night and has diarrhoea", 728],
  ['nappy from bedtime is bone dry at noon, lips like paper, cries without tears', 238],
  ['she has the runs and keeps being sick', 40],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['six wet nappies a day, is that enough?', 300],
  ['he stays dry all night, can he drop the nappy?', 300],
  ['if a child eats play dough is that toxic? none eaten, buying some', 728],
];
