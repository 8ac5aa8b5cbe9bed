import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'I am glad you said this. You matter, and there is help right now',
  action:
    'In immediate danger: call {emergency}. Otherwise contact {crisis line} now; you do not need the right words. Ask another adult to be with you and the baby, and move medicines and weapons out of reach.',
  contacts: ['crisis', 'emergency', 'maternal'],
  source: {
    name: 'Hertfordshire Partnership NHS Trust: Don’t struggle alone',
    url: 'https://www.hpft.nhs.uk/news/don-t-struggle-alone-change-the-narrative-on-suicide/',
  },
  reviewedBy: null,
  plain: [
    ['selfOnly', 'wantDieSure'],
    ['partner', 'wantDieSure'],
  ],
  signs: [['wantDie'], ['wantDie', 'lowMood']],
  hints: [['wantDie']],
});
