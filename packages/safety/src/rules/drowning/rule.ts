import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'After being under water',
  action:
    'Call {emergency}. Not breathing: start CPR with rescue breaths. Anyone who needed help out of the water and has a cough, vomiting, sleepiness or a change in breathing needs an {emergency department} now.',
  contacts: ['emergency'],
  source: { name: 'CDC: Preventing Drowning', url: 'https://www.cdc.gov/drowning/prevention/index.html' },
  reviewedBy: null,
  plain: [
    ['drowned', 'water'],
    ['drowned', 'coughWord'],
    ['drowned', 'notBreathing'],
    ['drowned', 'passedOut'],
  ],
  signs: [['drowned'], ['water', 'coughWord'], ['water', 'passedOut'], ['water', 'hardBreathing']],
  hints: [['drowned']],
});
