import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  ages: [0, 120],
  title: 'Yellow skin or eyes in a newborn needs a call now',
  action:
    'Call {the doctor} or midwife now and ask for a bilirubin test. Yellow in the first 24 hours, hard to wake, arching, a high-pitched cry or very poor feeding: {emergency department} now. Sunlight is not a treatment.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: { name: 'CDC: Jaundice and Kernicterus', url: 'https://www.cdc.gov/ncbddd/jaundice/' },
  reviewedBy: null,
  plain: [],
  signs: [['yellow']],
  hints: [['yellow'], ['palePoo']],
});
