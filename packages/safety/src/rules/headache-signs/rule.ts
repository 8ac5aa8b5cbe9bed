import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'This headache needs a doctor',
  action:
    'Call {the doctor} today for a headache that wakes your child, is worst in the morning, comes with vomiting, or keeps getting worse. Sudden and very bad, with fever and a stiff neck, confusion, weakness or trouble seeing or speaking: call {emergency} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'Children’s Health Queensland: Headaches and migraines',
    url: 'https://childrens.health.qld.gov.au/fact-sheet-headaches-and-migraines/',
  },
  reviewedBy: null,
  plain: [['headache', 'stiffNeck']],
  signs: [
    ['headache'],
    ['headache', 'vomiting'],
    ['headache', 'worseWord'],
    ['headache', 'eyeSign'],
    ['headache', 'daysLong'],
    ['headache', 'drowsy'],
    ['headache', 'lasting'],
  ],
  hints: [['headache']],
});
