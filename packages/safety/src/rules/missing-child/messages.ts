import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["can't find my son anywhere, we've searched the house", 1456],
  ["she didn't come home from school and her phone's off, 9pm", 4746],
  ['we were at the fair and I let go for one second, she was right here, yellow coat', 2191],
  ['ran away, took a bag, left a note', 5474],
  ['she went out and did not come back', 3000],
  ['15 minutes now, told a guard, she is not at the meeting point', 2191],
  ['my son should be here by six and has not come home', 3650],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['book report about a boy who runs away', 4746],
  ['our neighbour has cancer and has lost her hair, can they still bake together', 3647],
  ['asks about a kidnapping on the news, far away', 4011],
  ['the cat went out and did not come back', 2200],
  ['her appetite has not come back after the cold', 1000],
];
