import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'soon',
  ages: [30, 3285],
  title: 'Ask for a developmental check now rather than waiting',
  action:
    'Call {the doctor} at the next working day and ask for developmental screening. You do not need to wait and see: early help works best. Ask also {early help}.',
  contacts: ['doctor'],
  source: {
    name: 'CDC: Important Milestones: Your Child By Eighteen Months',
    url: 'https://www.cdc.gov/ncbddd/actearly/milestones/milestones-18mo.html',
  },
  reviewedBy: null,
  plain: [],
  signs: [['notYet'], ['notYet', 'milestone'], ['milestone']],
  hints: [['notYet'], ['milestone']],
});
