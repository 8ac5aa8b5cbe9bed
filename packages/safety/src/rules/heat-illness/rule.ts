import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'Too much heat',
  action:
    'Move to the shade, take off extra clothes, cool the skin with water and a fan, give sips. Call {the doctor} if not better in half an hour. Confused, very hot without sweat, vomiting, or faint: call {emergency} now.',
  contacts: ['emergency', 'doctor', 'advice'],
  source: {
    name: 'Dudley Council: Heat exhaustion and heatstroke',
    url: 'https://www.dudley.gov.uk/residents/care-and-health/summer-wellbeing/heat-exhaustion-and-heatstroke/',
  },
  reviewedBy: null,
  plain: [
    ['overheated', 'drowsy'],
    ['overheated', 'passedOut'],
    ['overheated', 'vomiting'],
  ],
  signs: [['overheated'], ['overheated', 'headache']],
  hints: [['overheated']],
});
