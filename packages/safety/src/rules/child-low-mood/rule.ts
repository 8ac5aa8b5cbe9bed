import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  ages: [1460, 36135],
  title: 'Low mood or worry that stays deserves help',
  action:
    'Listen, and ask openly, also about thoughts of self-harm. Call {the doctor} this week and tell the school. Talk of wanting to die, or self-harm: call {child crisis line} today, {emergency} if in danger.',
  contacts: ['doctor', 'childCrisis'],
  source: {
    name: 'CDC: Anxiety and Depression in Children',
    url: 'https://www.cdc.gov/children-mental-health/about/about-anxiety-and-depression-in-children.html',
  },
  reviewedBy: null,
  plain: [],
  signs: [['lowMood'], ['anxious'], ['lowMood', 'teenWord'], ['anxious', 'child']],
  hints: [['lowMood'], ['anxious']],
});
