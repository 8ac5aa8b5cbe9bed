import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'These can be signs of diabetes: a blood sugar test today',
  action:
    'Call {the doctor} today for a finger-prick blood sugar test. Vomiting, fast or deep breathing, or drowsy: call {emergency} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: { name: 'NHS: Type 1 diabetes', url: 'https://www.nhs.uk/conditions/type-1-diabetes/' },
  reviewedBy: null,
  plain: [
    ['thirst', 'muchPee', 'thinner'],
    ['diabetic', 'passedOut'],
    ['fruityBreath', 'vomiting'],
  ],
  signs: [
    ['thirst', 'muchPee'],
    ['thirst', 'thinner'],
    ['diabetic', 'vomiting'],
    ['diabetic', 'drowsy'],
    ['fruityBreath'],
    ['diabetic'],
    ['thirst'],
    ['muchPee', 'thinner'],
    ['diabetic', 'worseWord'],
  ],
  hints: [['muchPee'], ['thinner'], ['diabetic']],
});
