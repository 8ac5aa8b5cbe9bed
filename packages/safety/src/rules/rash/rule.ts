import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  title: 'This rash or skin trouble should be seen',
  action:
    'Call {the doctor} today if it spreads fast, is hot, painful, blistering or weeping, is near the eyes, or comes with fever; otherwise within a few days. Press a glass on it: spots that do not fade, or a child who is very ill: call {emergency} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Rashes (Healthier Together, South West London)',
    url: 'https://www.swlondon-healthiertogether.nhs.uk/children-and-young-people/concerned-your-child-is-unwell/rashes',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['rash'],
    ['rash', 'worseWord'],
    ['rash', 'fever'],
    ['rash', 'infected'],
    ['rash', 'pain'],
    ['rash', 'lasting'],
    ['rash', 'swell'],
    ['infected', 'skin'],
    ['rash', 'lips'],
    ['rash', 'baby'],
  ],
  hints: [['rash'], ['infected']],
});
