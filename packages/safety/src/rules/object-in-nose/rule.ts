import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'urgent',
  title: 'Something in the nose: leave it there and have it seen today',
  action:
    'Do not poke: it goes deeper. Call {the doctor} today. If it may be a battery, a magnet or a water bead, or if your child has trouble breathing, go to the {emergency department} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Swallowed something',
    url: 'https://www.alderhey.nhs.uk/conditions/symptoms-checker/swallowed-something/',
  },
  reviewedBy: null,
  plain: [],
  signs: [['upHole', 'nose']],
  hints: [['nose', 'object']],
});
