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
    name: 'USPSTF: Depression and Suicide Risk in Children and Adolescents: Screening',
    url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/screening-depression-suicide-risk-children-adolescents',
  },
  reviewedBy: null,
  plain: [],
  signs: [['drug'], ['drink'], ['drug', 'teenWord'], ['drink', 'teenWord']],
  hints: [['drug'], ['drink']],
});
