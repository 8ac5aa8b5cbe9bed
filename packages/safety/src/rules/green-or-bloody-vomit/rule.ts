import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'Green or bloody vomit, blood in the stool or a hard belly cannot wait',
  action:
    'Go to the {emergency department} now for green vomit, vomited blood, a lot of blood or black stool, or a hard, swollen, painful belly. Take a photo, or the {diaper}, with you.',
  contacts: ['emergency', 'doctor', 'advice'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [['vomiting', 'bloodVomit']],
  signs: [
    ['vomiting', 'greenVomit'],
    ['bloodPoo', 'severe'],
    ['greenVomit', 'belly'],
    ['bloodPoo', 'vomiting'],
    ['bloodVomit', 'coughWord'],
  ],
  hints: [['greenVomit'], ['bloodVomit']],
});
