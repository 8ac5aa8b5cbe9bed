import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['one nostril has been running smelly green for a week, only the one side', 728],
  ["He put a popcorn kernel up his nose lol. Doesn't bother him. Leave it?", 1820],
  ['eraser end of a pencil is up her nose, tried blowing, no luck', 2191],
  ["playing with craft stuff at my sister's and now there's a pompom up his left nostril, otherwise merry", 728],
  ['a bit of crayon is lodged in the nose and it bled when I poked', 1092],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['water went up his nose at swimming, spluttered a bit, jumped in again at once, all his lesson', 1092],
  ['how do you get a bead out of a nose, they covered it at first aid and I forgot', 1456],
];
