import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  ages: [0, 120],
  title: 'A sign in a young baby that needs a call',
  action:
    'Call {the doctor} or midwife today and say what you see. Hard to wake, floppy, blue, breathing fast or with pauses, a fever or a cold body, green vomit, or a cry that is high-pitched or will not stop: {emergency department} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['baby', 'severe'],
    ['palePoo'],
    ['baby', 'bloodPoo'],
    ['baby', 'worseWord'],
    ['baby', 'vomiting'],
    ['baby', 'staring'],
    ['baby', 'wheeze'],
    ['baby', 'swell'],
    ['baby', 'lumpWord'],
    ['cold', 'baby'],
    ['unwellWord'],
    ['tiresAtFeeds'],
    ['circumcision', 'bleeding'],
    ['circumcision', 'noWet'],
    ['circumcision', 'infected'],
  ],
  hints: [['baby']],
});
