import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'Blue, grey or very pale skin or lips is an emergency',
  action:
    'Call {emergency} now, even if the {color} has come back. If your child is not breathing normally, start CPR. On brown or black skin, check inside the lips, the tongue, the palms and the soles.',
  contacts: ['emergency'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [
    ['blue', 'lips'],
    ['blue', 'passedOut'],
    ['blue', 'notBreathing'],
  ],
  signs: [
    ['blue', 'face'],
    ['blue', 'skin'],
    ['pale', 'passedOut'],
    ['pale', 'drowsy'],
    ['blue', 'fever'],
    ['blue', 'baby'],
  ],
  hints: [['blue'], ['pale']],
});
