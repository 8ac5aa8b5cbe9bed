import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'soon',
  highest: 'emergency',
  title: 'A medicine taken by mistake, or too much of it',
  action:
    'Call {poison line} now with the name, the strength, how much, when, and your child’s weight, even if your child seems well. Collapsed, drowsy, seizing or struggling to breathe: call {emergency}. Do not make your child vomit, and give no further dose until you were told.',
  contacts: ['poison', 'emergency'],
  source: {
    name: 'Children’s Minnesota: First Aid: Poisoning',
    url: 'https://www.childrensmn.org/educationmaterials/parents/article/11864/first-aid-poisoning/',
  },
  reviewedBy: null,
  plain: [
    ['swallowedSure', 'medicineHard', 'many'],
    ['swallowedSure', 'pills'],
    ['tookSure', 'medicineHard', 'doseWrong'],
    ['tookSure', 'medicineHard', 'many'],
    ['tookSure', 'pills', 'doseWrong'],
    ['overdosed'],
  ],
  signs: [
    ['swallowed', 'medicineHard'],
    ['medicineHard', 'missingPiece'],
    ['pills', 'missingPiece'],
    ['wrongDose', 'medicineHard'],
    ['wrongDose', 'pills'],
    ['wrongDose', 'medicineToo'],
    ['pills', 'mouthed'],
  ],
  hints: [['medicineHard'], ['pills'], ['wrongDose'], ['medicineToo']],
});
