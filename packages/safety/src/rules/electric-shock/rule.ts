import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'Electric shock',
  action:
    'Switch the power off before you touch your child, or push the child away with something dry that is not metal. Then check breathing and call {emergency}. Every electrical burn, and every shock from the mains, is seen by a doctor today, even if your child seems well.',
  contacts: ['emergency', 'advice'],
  source: {
    name: 'St John Ambulance NSW: How to respond to an electric shock',
    url: 'https://stjohnnsw.com.au/guides-electric-shock',
  },
  reviewedBy: null,
  plain: [
    ['shocked', 'electric'],
    ['shocked', 'passedOut'],
    ['shocked', 'burned'],
  ],
  signs: [['shocked'], ['electric', 'limb'], ['electric', 'mouthed']],
  hints: [['electric']],
});
