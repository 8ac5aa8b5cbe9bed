import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'You did right to say this. It is not your child’s fault',
  action:
    'Listen and believe; leave the questions to people trained for it. Report it today: {child protection line}. In danger, or if it happened in the last days: call {emergency} or go to the {emergency department}, no washing before. Do not confront anyone, and promise no secrecy.',
  contacts: ['childProtection', 'emergency'],
  source: {
    name: 'NSPCC: What to do if a child reveals abuse',
    url: 'https://www.nspcc.org.uk/keeping-children-safe/reporting-abuse/what-to-do-child-reveals-abuse/',
  },
  reviewedBy: null,
  plain: [['sexualSure', 'adultOther']],
  signs: [
    ['touchedSexually', 'adultOther'],
    ['sexualSure'],
    ['touchedSexually', 'child'],
    ['genital', 'touchedSexually'],
    ['fearOfPerson', 'touchedSexually'],
  ],
  hints: [['touchedSexually']],
});
