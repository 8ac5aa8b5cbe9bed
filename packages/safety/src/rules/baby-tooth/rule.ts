import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  ages: [120, 2555],
  title: 'An injured baby tooth: see a dentist',
  action:
    'Do not put a baby tooth back. Call a dentist today or tomorrow; now if the tooth is pushed in, very loose, or the bleeding does not stop. Cough or wheeze after a lost tooth: {emergency department}.',
  contacts: ['doctor', 'advice'],
  source: {
    name: 'NHS Scotland: Broken or knocked-out tooth',
    url: 'https://www.nhsinform.scot/illnesses-and-conditions/injuries/dental-injuries/broken-or-knocked-out-tooth/',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['tooth', 'fell'],
    ['tooth', 'toothSign'],
    ['tooth', 'hitHead'],
    ['tooth', 'bleeding'],
  ],
  hints: [['tooth']],
});
