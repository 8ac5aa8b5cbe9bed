import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'A child who is floppy, confused or hard to wake needs help now',
  action:
    'Call {emergency} now. Check breathing. If your child is not breathing, start CPR. Do not leave your child alone.',
  contacts: ['emergency'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [['wontWakeSure']],
  signs: [
    ['passedOut'],
    ['drowsy'],
    ['drowsy', 'vomiting'],
    ['drowsy', 'headache'],
    ['drowsy', 'fever'],
    ['noWalk', 'suddenWord'],
  ],
  hints: [['drowsy'], ['passedOut']],
});
