import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  ages: [0, 1460],
  title: 'A hair or thread round a toe or finger must come off now',
  action:
    'Cut or unwind it if you can see it. If you cannot get all of it off at once, or the part is swollen, blue or white, go to the {emergency department} now.',
  contacts: ['emergency', 'advice', 'doctor'],
  source: {
    name: 'CPR Kids: Hair tourniquets',
    url: 'https://www.cprkids.com.au/blog/2018/1/11/hair-tourniquetsa-risk-to-tiny-toes-and-other-parts',
  },
  reviewedBy: null,
  plain: [
    ['hairRound', 'limb'],
    ['hairRound', 'genital'],
  ],
  signs: [['hairRound']],
  hints: [['hairRound']],
});
