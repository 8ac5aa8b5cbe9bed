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
    name: 'NHS: Allergies in children',
    url: 'https://kingston.franktesting.co.uk/services/healthcare-professionals/how-refer/paediatric-referrals/allergies-children',
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
