import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  ages: [0, 1460],
  title: 'A hair or thread round a toe or finger must come off now',
  action:
    'It can lie too deep to see and stop the blood. If you cannot see all of it and take it off at once, or the part is swollen, blue or white, go to the {emergency department} now.',
  contacts: ['emergency', 'advice', 'doctor'],
  source: {
    name: 'MyHealth Alberta: Hair tourniquet in children',
    url: 'https://myhealth.alberta.ca/Health/aftercareinformation/pages/conditions.aspx?hwid=acd5578&',
  },
  reviewedBy: null,
  plain: [
    ['hairRound', 'limb'],
    ['hairRound', 'genital'],
  ],
  signs: [['hairRound']],
  hints: [['hairRound']],
});
