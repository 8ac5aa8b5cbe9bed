import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'urgent',
  title: 'This belly trouble should be seen',
  action:
    'Call {the doctor} today for pain that stays, wakes your child or comes with fever, blood in the stool or weight loss; within a few days if it comes and goes for weeks. Pain low on the right, a hard or swollen belly, green or bloody vomit, or sore testicles: {emergency department} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'Plunket: Appendicitis',
    url: 'https://www.plunket.org.nz/child-health-concerns-and-symptoms/stomach-and-gut/appendicitis/',
  },
  reviewedBy: null,
  plain: [['palePoo'], ['belly', 'swell', 'constipated']],
  signs: [
    ['belly', 'pain'],
    ['belly', 'pain', 'daysLong'],
    ['belly', 'pain', 'worseWord'],
    ['belly', 'pain', 'lasting'],
    ['belly', 'swell'],
    ['bloodPoo'],
    ['constipated'],
    ['constipated', 'pain'],
    ['poo', 'worseWord'],
    ['belly', 'vomiting'],
    ['palePoo'],
    ['lasting', 'poo'],
    ['lumpWord', 'belly'],
    ['runs', 'bloodPoo'],
  ],
  hints: [['belly'], ['poo'], ['constipated'], ['bloodPoo']],
});
