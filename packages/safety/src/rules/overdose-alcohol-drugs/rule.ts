import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  ages: [2920, 36135],
  title: 'Possible overdose or alcohol poisoning',
  action:
    'Call {emergency} now. Lay them on their side and stay with them; never leave them to sleep it off. Give naloxone if opioids are possible and you have it. Do not make them vomit.',
  contacts: ['emergency', 'poison'],
  source: { name: 'CDC: Overdose Prevention', url: 'https://www.cdc.gov/overdose-prevention/about/index.html' },
  reviewedBy: null,
  plain: [
    ['drug', 'passedOut'],
    ['drink', 'wontWakeSure'],
    ['drug', 'wontWakeSure'],
    ['drug', 'notBreathingSure'],
  ],
  signs: [
    ['drink', 'vomiting'],
    ['drink', 'drowsy'],
    ['drug', 'seizing'],
    ['drug', 'psychosis'],
    ['took', 'drug'],
  ],
  hints: [['drink'], ['drug']],
});
