import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['fell off the bed and keeps vomiting', 900],
  ['hit her head and passed out', 900],
  ['banged his head and is very drowsy', 900],
  ['fell from the top bunk and has been sick four times', 1092],
  ['fell down a whole flight of stairs and is really drowsy', 728],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['he bumped his head lightly an hour ago and plays as always', 900],
  ['when will she hold up her head?', 900],
  ['a third day of rain makes me want to jump out of the window', 900],
  ['bumped head on the door frame, ran off playing, asks for ice lolly', 2555],
];
