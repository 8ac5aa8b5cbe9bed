import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'Trouble with passing urine, or sore private parts, should be seen',
  action:
    'Call {the doctor} today for fever, pain on passing urine, blood or cola-colored urine, or no urine for 8 hours; otherwise this week. A full bladder that will not empty, a foreskin stuck behind the head of the penis, or a painful testicle: {emergency department} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'Children’s Health Queensland: Urinary tract infection',
    url: 'https://childrens.health.qld.gov.au/fact-sheet-urinary-tract-infection',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['pee', 'peeSign'],
    ['peeSign', 'fever'],
    ['pee', 'pain'],
    ['genital', 'genitalSign'],
    ['genital', 'pain'],
    ['pee', 'worseWord'],
    ['genital', 'swell'],
  ],
  hints: [['pee'], ['genital'], ['peeSign'], ['muchPee']],
});
