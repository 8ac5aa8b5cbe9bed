import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['I cannot wake her', 400],
  ['baby is floppy like a rag doll', 42],
  ["can't wake him properly, he opens his eyes and goes off again", 728],
  ["limp and won't look at me", 273],
  ["talking nonsense, doesn't know who I am", 1820],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['should I wake him to feed at night?', 400],
  ['he fell asleep in the pushchair', 400],
  ['he wont sleep unless im holding him, its 3am and im so tired', 75],
  ["i'm so tired and confused by all the advice", 105],
  ["swallowed her wobbly tooth? no wait that's the big sister, 6, in a sandwich. what about the tooth fairy?", 1092],
];
