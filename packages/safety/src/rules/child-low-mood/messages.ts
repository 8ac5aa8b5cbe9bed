import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["anxious every morning, tummy aches, won't go to school for three weeks", 2919],
  ['crying most days since we moved, no friends', 4746],
  ['terrified of being alone, follows me to the loo, since grandpa died', 2191],
  ["bullied at school each day, doesn't want to go", 4382],
  ['washes her hands till they crack, has to count', 3283],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ["can't sleep because of tooth excitement", 3283],
  ['bee landed on him, no sting, panic', 3647],
  ["paper said lead in a toy brand, ours isn't on the list. keep checking?", 4011],
];
