import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'These can be signs of sepsis',
  action:
    'Call {emergency} or go to the {emergency department} now and say that you are worried about sepsis: very sleepy or confused, blue, grey, mottled or very pale, cold hands with a fever, very fast breathing, or a rash that does not fade. A child with weak immunity and a fever is seen at once.',
  contacts: ['emergency', 'advice', 'doctor'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [
    ['fever', 'wontWakeSure'],
    ['immuneWeak', 'fever'],
    ['immuneWeak', 'hot'],
    ['fever', 'blue'],
  ],
  signs: [
    ['fever', 'drowsy'],
    ['cold', 'blue'],
    ['fever', 'passedOut'],
    ['fever', 'cold'],
    ['fever', 'unwellWord'],
    ['fever', 'hardBreathing'],
    ['fever', 'noWet'],
    ['blue', 'cold'],
    ['immuneWeak', 'unwellWord'],
    ['tempLow', 'baby'],
    ['fever', 'pale'],
    ['immuneWeak', 'vomiting'],
  ],
  hints: [['unwellWord'], ['immuneWeak'], ['blue']],
});
