import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'urgent',
  title: 'A fever after travel needs a doctor today',
  action:
    'Call {the doctor} today and say where and when you travelled: a blood test is needed the same day. Drowsy, confused, breathing hard, or a rash that does not fade: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Fever in children over 3 months (Healthier Together, Frimley)',
    url: 'https://frimley-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/fever-high-temperature/fever-high-temperature-children-over-3-months-age',
  },
  reviewedBy: null,
  plain: [['fever', 'travel']],
  signs: [
    ['travel', 'vomiting'],
    ['travel', 'rash'],
    ['travel', 'bloodPoo'],
    ['travel', 'cold'],
  ],
  hints: [['travel']],
});
