import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'These can be signs of meningitis or sepsis',
  action:
    'Call {emergency} or go to the {emergency department} now. Do not wait for a rash, or for it to spread. On dark skin look at the palms, the soles, inside the eyelids and the roof of the mouth.',
  contacts: ['emergency', 'advice'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [
    ['noFade', 'fever'],
    ['noFade', 'rash'],
    ['fever', 'stiffNeck'],
  ],
  signs: [['noFade'], ['stiffNeck'], ['rash', 'stiffNeck'], ['rash', 'fever', 'drowsy']],
  hints: [['stiffNeck'], ['noFade']],
});
