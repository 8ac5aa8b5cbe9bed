import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'urgent',
  title: 'A possible allergy: have it looked at',
  action:
    'Give no more of it until you have talked to {the doctor}; call today. Swelling of the lips, tongue or face, trouble breathing, repeated vomiting or a child who goes pale and floppy: call {emergency} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'HSE: Food allergies and weaning',
    url: 'https://www2.hse.ie/babies-children/weaning-eating/weaning/allergies',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['hives', 'allergen'],
    ['allergen', 'rash'],
    ['allergen', 'vomiting'],
    ['hives'],
    ['reaction', 'rash'],
    ['allergen', 'bloodPoo'],
  ],
  hints: [['allergen'], ['hives']],
});
