import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'Heart or chest signs need a doctor',
  action:
    'Call {the doctor} today; no sport until your child was seen. Fainting during exercise, a racing heart that does not stop, blue, breathless or in severe chest pain: call {emergency} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'Kaiser Permanente: Usually benign cardiac symptoms in children',
    url: 'https://thrive.kaiserpermanente.org/care-near-you/northern-california/gsaa/departments/pediatrics/pediatric-cardiology/usually-benign-cardiac-symptoms-in-children/',
  },
  reviewedBy: null,
  plain: [['passedOut', 'exertion']],
  signs: [
    ['heartSign', 'passedOut'],
    ['heartSign', 'blue'],
    ['heartSign'],
    ['chest', 'pain'],
    ['chest', 'pain', 'exertion'],
    ['heartSign', 'exertion'],
    ['passedOut', 'worseWord'],
  ],
  hints: [['heartSign']],
});
