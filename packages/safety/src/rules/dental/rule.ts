import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  title: 'See a dentist soon',
  action:
    'Call a dentist this week for pain, holes or brown spots; today for a swollen face or gum, fever, or pain that keeps your child awake. A swollen face with trouble swallowing or breathing: {emergency department} now.',
  contacts: ['doctor', 'advice'],
  source: { name: 'NHS: Toothache', url: 'https://limelighthealthhub.nhs.uk/health-a-to-z/toothache/' },
  reviewedBy: null,
  plain: [],
  signs: [
    ['tooth', 'pain'],
    ['tooth', 'toothSign'],
    ['tooth', 'swell'],
    ['tooth', 'infected'],
    ['lips', 'rash'],
    ['throat', 'lasting'],
  ],
  hints: [['tooth'], ['toothSign']],
});
