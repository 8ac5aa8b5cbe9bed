import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  title: 'Have this lump looked at',
  action:
    'Call {the doctor} in the next days; today if it is red, hot and painful, grows fast, or your child has a fever, is losing weight or is very tired. A hard, painful lump in the groin or testicle: {emergency department} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'HSE: Swollen glands',
    url: 'https://www2.hse.ie/conditions/swollen-glands',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['lumpWord'],
    ['lumpWord', 'worseWord'],
    ['lumpWord', 'neck'],
    ['lumpWord', 'lasting'],
    ['lumpWord', 'head'],
    ['lumpWord', 'genital'],
  ],
  hints: [['lumpWord']],
});
