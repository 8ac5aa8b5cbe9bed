import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['bitten by a snake at the campsite', 2191],
  ['adder bite on ankle, swelling up fast', 3283],
  ['bitten by snak, brown one i thnk', 5474],
  ['we saw koalas, it was lovely; then she was bitten on the foot by a brown snake, no pain', 2555],
  ['funnel web spider bit him', 2919],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['if a snake bit someone, what is right? we go to australia next year', 4011],
  ['jellyfish season, what shoes', 2919],
  ['how do I get a coat on an octopus', 364],
];
