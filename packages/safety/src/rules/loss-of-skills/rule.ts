import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  ages: [60, 36135],
  title: 'Losing skills needs a call to the doctor within a day',
  action:
    'Call {the doctor} within a day and ask for a developmental check. Call the same day if it was sudden, or comes with weakness, headache, vomiting, staring spells or limping.',
  contacts: ['doctor', 'advice'],
  source: {
    name: 'CDC: Important Milestones: Your Child By Eighteen Months',
    url: 'https://www.cdc.gov/ncbddd/actearly/milestones/milestones-18mo.html',
  },
  reviewedBy: null,
  plain: [['lostWords']],
  signs: [['lostSkill']],
  hints: [['lostSkill']],
});
