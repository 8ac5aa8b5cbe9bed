import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  title: 'This cough should be looked at',
  action:
    'Call {the doctor} within a few days; today if your child is under 3 months, breathes fast, coughs until they vomit or lose their breath, or is losing weight. Trouble breathing or blue: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Cough and cold (Black Country 0-18)',
    url: 'https://blackcountry0-18.nhs.uk/parentscarers/worried-your-child-unwell/cough-and-cold',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['coughWord', 'lasting'],
    ['coughWord', 'worseWord'],
    ['coughWord', 'vomiting'],
    ['coughWord', 'daysLong'],
    ['chestSick', 'lasting'],
  ],
  hints: [['coughWord']],
});
