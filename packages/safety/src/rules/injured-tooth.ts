import type { Rule } from './define-rule.ts';

/** What tells of an injured tooth; the age alone says whether it is a first or an adult one. */
export const INJURED_TOOTH = {
  source: {
    name: 'NHS Scotland: Broken or knocked-out tooth',
    url: 'https://www.nhsinform.scot/illnesses-and-conditions/injuries/dental-injuries/broken-or-knocked-out-tooth/',
  },
  plain: [],
  signs: [
    ['tooth', 'fell'],
    ['tooth', 'toothSign'],
    ['tooth', 'hitHead'],
    ['tooth', 'bleeding'],
  ],
  hints: [['tooth']],
} satisfies Partial<Rule>;
