import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['he has lost the few words he had', 600],
  ['used to say ten words and now says none', 546],
  ['stopped walking... she crawls again since last week', 728],
  ["lost his words after the summer, doesn't look at us", 1092],
  ['stoped talking and pointing', 602],
  ["her key worker noticed she's stopped babbling and waving bye", 483],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['we lost all the words of the song, where is it printed', 1500],
  ['she stopped napping', 600],
  ['sleep regression again', 600],
  ['stopped talking to her friend after a row over a hoodie', 4746],
];
