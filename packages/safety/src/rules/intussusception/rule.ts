import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  ages: [30, 2190],
  title: 'Waves of pain with pale, limp pauses need a hospital now',
  action:
    'Go to the {emergency department} now: screaming in waves with knees drawn up, pale and limp between, vomiting, or blood or jelly in the stool. Nothing to eat or drink. Take the {diaper} with you.',
  contacts: ['emergency', 'advice'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [['pain', 'severe', 'bloodPoo', 'baby']],
  signs: [
    ['pain', 'bloodPoo'],
    ['severe', 'pale', 'vomiting'],
    ['severe', 'belly', 'pale'],
    ['pain', 'pale'],
    ['severe', 'drowsy'],
    ['pain', 'legs', 'passedOut'],
    ['bloodPoo', 'passedOut'],
  ],
  hints: [['bloodPoo'], ['severe']],
});
