import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["can't find my son anywhere, we've searched the house", 1456],
  ["she didn't come home from school and her phone's off, 9pm", 4746],
  ['we were at the fair and I let go for one second, she was right here, yellow coat', 2191],
  ['ran away, took a bag, left a note', 5474],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['book report about a boy who runs away', 4746],
  ['our neighbour has cancer and has lost her hair, can they still bake together', 3647],
  ['asks about a kidnapping on the news, far away', 4011],
];
