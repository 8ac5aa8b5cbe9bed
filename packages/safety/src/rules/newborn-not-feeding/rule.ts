import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  ages: [0, 70],
  title: 'A newborn who will not feed, or feels cold, needs a call now',
  action:
    'Call {the doctor} or midwife now. Go to the {emergency department} if your baby is hard to wake, cold, floppy or breathing oddly.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [],
  signs: [['notFeeding'], ['notFeeding', 'drowsy'], ['cold', 'baby'], ['notFeeding', 'cold']],
  hints: [['notFeeding']],
});
