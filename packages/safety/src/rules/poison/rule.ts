import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  title: 'Possible poisoning',
  action:
    'Collapsed, seizing, struggling to breathe or cannot be woken: call {emergency}. Otherwise call {poison line} now, even if your child seems well, and keep the container. Do not make your child vomit.',
  contacts: ['poison', 'emergency'],
  source: {
    name: 'HSE: Poisoning in children',
    url: 'https://www2.hse.ie/babies-children/first-aid/poisoning-in-children',
  },
  reviewedBy: null,
  goesBefore: 'eye_chemical',
  plain: [
    ['swallowedSure', 'poisonStrong'],
    ['tookSure', 'poisonStrong'],
    ['swallowedSure', 'plantBad'],
  ],
  signs: [
    ['swallowed', 'poisonMild'],
    ['poisonStrong', 'mouthed'],
    ['poisonStrong', 'missingPiece'],
    ['poisonStrong', 'vomiting'],
    ['poisonMild', 'mouthed'],
    ['inhaled', 'poisonMild'],
    ['plant', 'mouthed'],
    ['poisonMild', 'missingPiece'],
    ['poisonMild', 'eye'],
  ],
  hints: [['poisonStrong'], ['poisonMild'], ['plant']],
});
