import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  title: 'Weight or growth: have it checked',
  action:
    'Call {the doctor} or {the nurse} this week for a weight and growth check; today if a young baby feeds badly, has few wet {diapers}, or your child is thirsty, weak or vomiting.',
  contacts: ['doctor', 'advice'],
  source: {
    name: 'NHS: Healthy growth and weight gain',
    url: 'https://abbhealthiertogether.cymru.nhs.uk/pregnant-women/feeding-your-baby-first-six-month/healthy-growth-and-weight-gain',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['thinner'],
    ['thinner', 'notFeeding'],
    ['thinner', 'worseWord'],
    ['notFeeding', 'lasting'],
    ['puberty', 'milestone'],
    ['thinner', 'baby'],
  ],
  hints: [['thinner']],
});
