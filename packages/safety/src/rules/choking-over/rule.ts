import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'urgent',
  title: 'After choking: have your child seen today',
  action:
    'A piece may be left in the airway. See {the doctor} today, above all after back blows or thrusts, or with a cough, a wheeze, a hoarse voice or trouble swallowing. Trouble breathing, drooling or blue: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Safe weaning: is my baby choking or gagging?',
    url: 'https://www.nhs.uk/start4life/weaning/safe-weaning/choking/',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['choking', 'fineWord'],
    ['choking', 'coughWord'],
    ['choking', 'wheeze'],
    ['choking', 'clearedWord'],
    ['stuckThroat', 'coughWord'],
    ['stuckThroat', 'fineWord'],
  ],
  hints: [['choking'], ['stuckThroat']],
});
