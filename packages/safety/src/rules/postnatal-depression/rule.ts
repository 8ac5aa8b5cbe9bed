import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  ages: [0, 730],
  title: 'This is hard, it is common, and it can be treated',
  action:
    'You are not failing. Call {your doctor} or {the nurse} within a day and say what you said here. If you think of harming yourself or the baby, call {emergency} or {crisis line} now.',
  contacts: ['doctor', 'crisis', 'maternal'],
  source: {
    name: 'Whānau Āwhina Plunket: Postnatal depression',
    url: 'https://www.plunket.org.nz/being-a-parent/looking-after-you/parent-mental-health/postnatal-depression/',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['lowMood', 'newMother'],
    ['lowMood', 'selfOnly'],
    ['anxious', 'newMother'],
    ['lowMood', 'baby'],
    ['anxious', 'selfOnly'],
  ],
  hints: [['lowMood'], ['anxious']],
});
