import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  title: 'A swallowed battery, or one in the nose or ear, is an emergency',
  action:
    'Go to an {emergency department} now, even with no symptoms and even if you are not sure. Do not make your child vomit. Nothing to eat or drink.',
  actionFrom: {
    days: 365,
    text: ' Only for a swallowed battery, within 12 hours, if your child can swallow and it causes no delay: 2 teaspoons of honey every 10 minutes on the way, up to 6 times.',
  },
  contacts: ['emergency', 'battery', 'poison'],
  source: {
    name: 'Montreal Children’s Hospital: Swallowed button batteries',
    url: 'https://montrealchildrenshospital.ca/button-batteries/',
  },
  reviewedBy: null,
  plain: [
    ['swallowedSure', 'battery'],
    ['upHole', 'battery'],
    ['stuckThroat', 'battery'],
  ],
  signs: [
    ['battery', 'missingPiece'],
    ['battery', 'mouthed'],
    ['battery', 'choking'],
    ['battery', 'drool'],
    ['battery', 'pain'],
  ],
  hints: [['battery']],
});
