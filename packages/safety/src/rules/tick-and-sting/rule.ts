import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'A sting or tick bite that should be looked at',
  action:
    'Take the sting or tick out, wash the place, cool it. Call {the doctor} today if redness spreads or your child has a fever or a ring-shaped rash. A sting in the mouth or throat, or many stings: {emergency department} now. Swollen face or tongue, trouble breathing, faint: call {emergency} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: { name: 'NHS: Bites and stings', url: 'https://www.parkburyhouse.nhs.uk/bites-and-stings/' },
  reviewedBy: null,
  plain: [],
  signs: [
    ['stinger', 'swell'],
    ['stung', 'swell'],
    ['stung', 'infected'],
    ['tick'],
    ['stung', 'stinger'],
    ['stung', 'lips'],
    ['tick', 'rash'],
    ['stung', 'worseWord'],
  ],
  hints: [['stinger'], ['stung'], ['tick']],
});
