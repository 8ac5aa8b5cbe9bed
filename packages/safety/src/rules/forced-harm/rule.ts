import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'This child needs protection',
  action:
    'Call {child protection line} today, before any journey. In danger now, or at the airport: call {emergency}. Do not warn or confront the family. You need no proof to ask.',
  contacts: ['childProtection', 'emergency'],
  source: {
    name: 'NSPCC: What to do if a child reveals abuse',
    url: 'https://www.nspcc.org.uk/keeping-children-safe/reporting-abuse/what-to-do-child-reveals-abuse/',
  },
  reviewedBy: null,
  plain: [],
  signs: [['forcedHarm']],
  hints: [['forcedHarm']],
});
