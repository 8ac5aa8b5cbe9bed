import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['she makes herself sick after meals', 5200],
  ["lost 9 kilos in two months and still says she's fat", 5110],
  ['makes herself sick after each meal', 5474],
  ['my duaghter wont eat anything and is wieghing 34 kg', 4746],
  ['now 600 calories a day in an app and she nearly collapsed on the stairs', 5110],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['she wants to be vegetarian', 5200],
  ['he eats junk food all day', 5200],
  ['a bit dizzy when he stands up fast after gaming all morning, drinks too little', 5110],
];
