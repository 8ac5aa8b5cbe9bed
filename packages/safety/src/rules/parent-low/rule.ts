import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  title: 'This is a lot, and there is help',
  action:
    'You are not failing. Talk to {your doctor} this week and to someone you trust today. If you think of harming yourself or anyone else, or cannot go on: call {crisis line} or {emergency} now.',
  contacts: ['doctor', 'crisis', 'maternal'],
  source: { name: 'NHS: Looking after yourself', url: 'https://maternitymattersdorset.nhs.uk/after/yourself/' },
  reviewedBy: null,
  plain: [],
  signs: [
    ['lowMood', 'selfOnly'],
    ['anxious', 'selfOnly'],
    ['lowMood', 'parentIll'],
    ['lowMood', 'partner'],
  ],
  hints: [['lowMood'], ['anxious'], ['parentIll']],
});
