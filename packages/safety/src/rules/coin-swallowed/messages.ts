import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['swallowed a euro cent on the bus for a joke. Definitely a coin, I saw it. what do i do', 2555],
  ['a coin went down while she played shop, no coughing since', 665],
  ["gran's purse, a rainy day, sorting coins with a two year old, my fault. one cent down. He's asked for toast", 728],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['nibbled a crayon, non toxic', 602],
  ['ate a bit of paper napkin', 301],
  ['holds his toy so tight that his knuckles go white lol', 273],
];
