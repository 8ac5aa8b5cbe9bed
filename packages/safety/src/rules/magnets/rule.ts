import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  title: 'Swallowed magnets are an emergency',
  action:
    'Go to an {emergency department} now, even if your child seems well. Two or more magnets can trap and tear the bowel. Nothing to eat or drink.',
  contacts: ['emergency', 'poison'],
  source: {
    name: 'AAP HealthyChildren: High-Powered Magnets and Children',
    url: 'https://www.healthychildren.org/English/safety-prevention/at-home/Pages/Dangers-of-Magnetic-Toys-and-Fake-Piercings.aspx',
  },
  reviewedBy: null,
  plain: [
    ['swallowedSure', 'magnet'],
    ['upHole', 'magnet'],
  ],
  signs: [
    ['magnet', 'missingPiece'],
    ['magnet', 'mouthed'],
    ['magnet', 'pain'],
    ['magnet', 'vomiting'],
  ],
  hints: [['magnet']],
});
