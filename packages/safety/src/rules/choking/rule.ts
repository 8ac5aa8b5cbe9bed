import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'Choking',
  action:
    'Coughing loudly: encourage it and stay close. Cannot cry, cough or breathe: shout for help and call {emergency} on speaker. Under 1 year: 5 back blows, then 5 chest thrusts, repeat. Over 1 year: 5 back blows, then 5 abdominal thrusts, repeat. Unconscious: start CPR. Do not sweep the mouth with a finger. See a doctor afterwards even if it came out.',
  contacts: ['emergency'],
  source: {
    name: 'Irish Red Cross: A choking infant',
    url: 'https://www.redcross.ie/national-news/family-first-aid-a-choking-infant/',
  },
  reviewedBy: null,
  plain: [
    ['stuckThroat', 'foodPiece'],
    ['stuckThroat', 'object'],
    ['choking', 'noSound'],
    ['choking', 'notBreathingSure'],
    ['choking', 'blue'],
    ['stuckThroat', 'notBreathingSure'],
  ],
  signs: [
    ['choking', 'foodPiece'],
    ['choking', 'object'],
    ['stuckThroat', 'foodPiece'],
    ['stuckThroat', 'object'],
    ['choking'],
  ],
  hints: [['stuckThroat'], ['foodPiece', 'notBreathingSure'], ['object', 'notBreathingSure']],
});
