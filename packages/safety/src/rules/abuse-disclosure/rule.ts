import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'You did right to say this. Safety comes first',
  action:
    'In danger now: call {emergency}. Otherwise report it today; you need no proof. Believe the child, say that it is not their fault, and leave detailed questions to people trained for it. If someone may look at this phone, you can close this page now.',
  contacts: ['emergency', 'childProtection', 'domesticAbuse'],
  source: {
    name: 'NSPCC: Report child abuse',
    url: 'https://www.nspcc.org.uk/keeping-children-safe/reporting-abuse/report/',
  },
  reviewedBy: null,
  plain: [
    ['beatsChild', 'partner'],
    ['beatsChild', 'adultOther'],
  ],
  signs: [
    ['hurtsChild', 'adultOther'],
    ['fearOfPerson'],
    ['neglect'],
    ['hurtsChild', 'bruise'],
    ['touchedSexually', 'child'],
    ['hurtsChild', 'partner', 'child'],
  ],
  hints: [['hurtsChild'], ['touchedSexually'], ['neglect'], ['fearOfPerson']],
});
