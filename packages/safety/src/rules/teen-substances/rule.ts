import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  ages: [2920, 36135],
  title: 'Drink, drugs or vaping: talk, and get advice',
  action:
    'Stay calm, choose a quiet moment, ask and listen. Call {the doctor} this week for advice. Drowsy, confused, vomiting or hard to wake after taking anything: call {emergency} now and stay with them.',
  contacts: ['doctor', 'emergency'],
  source: {
    name: 'Health Canada: Hey, are you ok? Alcohol poisoning',
    url: 'https://www.canada.ca/en/public-health/services/publications/healthy-living/hey-are-you-ok-poster.html',
  },
  reviewedBy: null,
  plain: [],
  signs: [['drug'], ['drink'], ['drug', 'teenWord'], ['drink', 'teenWord']],
  hints: [['drug'], ['drink']],
});
