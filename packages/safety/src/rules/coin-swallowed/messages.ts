import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['my kid ate a quarter in the arcade and then ate a whole hot dog, laughing about it', 2191],
  ['he swalowed a smal coin abuot an hour ago', 1092],
  ['swallowed a euro cent on the bus for a joke. Definitely a coin, I saw it. what do i do', 2555],
  ['she held a nickel between her teeth and gulped', 2919],
  ['I know coins usually pass but he swallowed a two pence this afternoon, should someone look at him?', 1820],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['nibbled a crayon, non toxic', 602],
  ['ate a bit of paper napkin', 301],
  ['holds his toy so tight that his knuckles go white lol', 273],
];
