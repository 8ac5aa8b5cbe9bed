import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['she pulled hot tea over herself', 700],
  ['his hand blistered on the oven', 700],
  ['pulled a kettle of boiling water over his chest', 728],
  ["hot coffee spilled all over baby's face and neck", 273],
  ['stepped into scalding bath, both feet blistered', 1456],
  ['she pulled the kettle down on herself', 480],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['mild sunburn on her shoulders', 700],
  ['how do I burn off his energy?', 700],
  [`"I'm freezing to death" he says, in August, wants a hot chocolate`, 1456],
  ['I said oh right and put the kettle on', 6000],
];
