import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'Trouble breathing is an emergency',
  action:
    'Call {emergency} now. Keep your child upright and calm, put nothing in the mouth, and do what the dispatcher says. If your child is not breathing, start CPR.',
  contacts: ['emergency'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [['notBreathingSure'], ['heartStopped'], ['hardBreathing', 'blue'], ['hardBreathing', 'passedOut']],
  signs: [
    ['hardBreathing'],
    ['wheeze', 'hardBreathing'],
    ['chestSick', 'hardBreathing'],
    ['coughWord', 'notBreathing'],
  ],
  hints: [['wheeze'], ['chestSick'], ['notBreathing']],
});
