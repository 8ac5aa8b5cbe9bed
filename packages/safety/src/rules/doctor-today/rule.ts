import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'urgent',
  title: 'Call the doctor today',
  action:
    'Call {the doctor} today and say what you see and since when. If it gets worse fast, or your child is hard to wake, struggles to breathe, is blue or grey, or in severe pain: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: How to recognise if your child is seriously ill',
    url: 'https://nth.nhs.uk/resources/how-to-recognise-if-your-child-is-seriously-ill',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['unwellWord', 'worseWord'],
    ['pain', 'severe'],
    ['noWalk', 'suddenWord'],
    ['swell', 'worseWord'],
    ['pain', 'daysLong'],
  ],
  hints: [['unwellWord'], ['severe'], ['noWalk'], ['doctorAsk']],
});
