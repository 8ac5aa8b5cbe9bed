import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['skin pulls in between his ribs', 200],
  ['she is gasping for air', 200],
  ['ribs sucking in under with every breath and her nostrils are flaring', 147],
  ["He's grunting with each breath", 63],
  ["can't get her breath, she's sitting forward and drooling with fever and a muffled voice", 1092],
  ['no idea why but he is having trouble breathing and sucking in his tummy', 800],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['how does a spacer for an inhaler work?', 200],
  ['bonked himself with the rattle on the forehead, surprised face, no cry', 147],
  ['goes red and strains and grunts then does a soft poo', 42],
  ['no trouble breathing or anything, she just moans about it', 3100],
];
