import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['they want to take my niece abroad to be married, she is fifteen', 4900],
  ['her father wants to send her abroad and marry her to a cousin', 5600],
  ['I am afraid that they take her on holiday to be circumcised', 3500],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['ate twelve grapes whole by himself before I saw, no trouble; do I still cut them at six', 2191],
  ['cut the crap: do we need a wipe warmer', 364],
  ['so she cut me dead in front of her new friends and waved later from the bus', 2555],
];
