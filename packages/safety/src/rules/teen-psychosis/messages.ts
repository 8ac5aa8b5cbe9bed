import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['my son hears voices telling him to hurt his sister', 6209],
  ["she believes the neighbours put a chip in her and hasn't slept for five days", 5838],
  ["he's a gentle lad, loves his nan. Since using weed he's sure I'm an impostor and locked me in the kitchen", 6510],
  ['my son sees demons and says they comand him to jump', 5110],
  ["hears a voice calling names when nobody's there, weeks now", 5838],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['ghosted by her friend after the swap, cried a bit and went to dance class', 4382],
  ['history homework on the plague and poison arrows', 2919],
  ['romeo and juliet essay, why did she drink poison', 4746],
];
