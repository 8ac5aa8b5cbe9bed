import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'soon',
  title: 'Have this looked at this week',
  action:
    'Call {the doctor} this week for a check. Sooner, today, with fever, paleness, weight loss, bruises, pain at night or a child who gets worse.',
  contacts: ['doctor', 'advice'],
  source: {
    name: 'NHS: How to recognise if your child is seriously ill',
    url: 'https://nth.nhs.uk/resources/how-to-recognise-if-your-child-is-seriously-ill',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['drowsy', 'lasting'],
    ['unwellWord', 'lasting'],
    ['drowsy', 'thinner'],
    ['fever', 'lasting'],
    ['fever', 'worseWord', 'lasting'],
    ['pain', 'lasting'],
    ['pain', 'worseWord'],
    ['noWalk', 'lasting'],
  ],
  hints: [['lasting'], ['worseWord'], ['doctorAsk']],
});
