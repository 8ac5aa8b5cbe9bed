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
    name: 'Nemours KidsHealth: What to do about fainting',
    url: 'https://kidshealth.org/RadyChildrens/en/parents/fainting-sheet.html',
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
    ['tiresAtFeeds'],
  ],
  hints: [['heartSign']],
});
