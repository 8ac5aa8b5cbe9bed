import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'urgent',
  title: 'This ear should be looked at',
  action:
    'Call {the doctor} today for a swollen, red place behind the ear, an ear that sticks out, fever and an ill child, sudden hearing loss, or discharge after a blow; otherwise within a few days if pain or discharge stays, or your child hears badly.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Earache (Healthier Together, North East and North Cumbria)',
    url: 'https://nenc-healthiertogether.nhs.uk/parentscarers/pharmacy-first/earache',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['ear', 'earSign'],
    ['ear', 'pain'],
    ['ear', 'earSign', 'fever'],
    ['ear', 'swell'],
    ['ear', 'bleeding'],
    ['ear', 'lasting'],
    ['earSign', 'suddenWord'],
  ],
  hints: [['ear'], ['earSign']],
});
