import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'urgent',
  title: 'Days of fever with red eyes, lips or hands need a doctor today',
  action:
    'See {the doctor} today, as soon as possible under 6 months. Name the days of fever and every sign: red eyes, cracked lips, rash, swollen or peeling hands and feet, a lump in the neck. Very ill, drowsy or breathing hard: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Fever in children over 3 months (Healthier Together, Frimley)',
    url: 'https://frimley-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/fever-high-temperature/fever-high-temperature-children-over-3-months-age',
  },
  reviewedBy: null,
  plain: [['fever', 'fiveDays', 'kawasaki']],
  signs: [
    ['fever', 'kawasaki'],
    ['kawasaki', 'daysLong'],
    ['kawasaki', 'rash'],
  ],
  hints: [['kawasaki']],
});
