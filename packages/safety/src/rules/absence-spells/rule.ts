import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  title: 'Blank spells should be seen by a doctor',
  action:
    'Film one and call {the doctor} this week. Until then no bath or swim alone. Stiff, jerking, blue or hard to wake afterwards, or a baby with clusters of jerks: call {emergency} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Seizure / febrile convulsion (Healthier Together, South Yorkshire)',
    url: 'https://sybhealthiertogether.nhs.uk/national/worried-your-child-unwell/seizurefebrile-convulsion',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['staring'],
    ['staring', 'worseWord'],
    ['staring', 'notYet'],
    ['staring', 'wontWake'],
    ['seizing', 'worseWord'],
  ],
  hints: [['staring']],
});
