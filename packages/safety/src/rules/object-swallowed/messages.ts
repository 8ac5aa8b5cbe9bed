import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['swallowed a marble, it went straight down', 1456],
  ['he ate a lego head. the whole head', 728],
  ['my son swallowed the tooth he just lost plus the little plastic box lid', 2191],
  ["I think he swallowed a sticker and a bit of the foil pack, he's alright", 301],
  ["She swallowed a plum stone at grandma's and then carried on with her dinner, no pain but she is frightened", 2555],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['ate a bit of paper napkin', 301],
  ['holds his toy so tight that his knuckles go white lol', 273],
  ['bit his tongue a wee bit eating crackers, stopped before I found a tissue', 546],
];
