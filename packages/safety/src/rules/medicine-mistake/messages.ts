import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['she ate most of a packet of my blood pressure tablets', 1092],
  ["grandma's handbag was open on the sofa and her heart pills are down to six, there were twenty this morning", 728],
  ['toddler swallowed iron tablets, my pregnancy ones, at least five', 546],
  ['he drank the whole bottle of calpol, it was nearly new', 1456],
  ['gave my newborn 5 ml of infant paracetamol instead of 0.5, what happens now', 42],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['can I mix it with paracetamol?', 700],
  ['slept a lot after his shots yesterday, back to normal today', 84],
  ['legs ache at night after football, gone by morning, both shins', 3647],
  ['holds his breath when cross for two secs then yells', 728],
];
