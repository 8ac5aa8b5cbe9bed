import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['she makes herself sick after meals', 5200],
  ['makes herself sick after each meal', 5474],
  ['very healthy eater all of a sudden, runs at 5 am, has dropped two clothes sizes, coach is pleased', 4382],
  ['laxatives every day, dizzy, heart flutters', 6209],
  ['afraid of food since the choking, has had only smoothies for weeks, losing weight', 4011],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['she wants to be vegetarian', 5200],
  ['he eats junk food all day', 5200],
  ['a bit dizzy when he stands up fast after gaming all morning, drinks too little', 5110],
];
