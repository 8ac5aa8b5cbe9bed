import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'This may be a seizure',
  action:
    'Call {emergency} now, above all for a first seizure, one of 5 minutes or more, one that repeats, or a baby under 6 months. Lay your child on the side, move hard things away and time it. Put nothing in the mouth and do not hold your child down.',
  contacts: ['emergency'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [['seizingNow'], ['seizing', 'passedOut'], ['seizing', 'blue'], ['seizing', 'notBreathingSure']],
  signs: [['seizing']],
  hints: [['staring']],
});
