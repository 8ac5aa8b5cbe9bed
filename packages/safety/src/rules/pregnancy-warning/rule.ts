import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'Call your maternity unit now',
  action:
    'Call your midwife, maternity unit or {your doctor} now, day or night: bleeding, the baby moving less, waters breaking, bad headache or trouble seeing, strong pain, fever, or heavy bleeding or a sore leg after the birth. Heavy bleeding, a fit, or trouble breathing: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS Wales: You after the birth',
    url: 'https://111.wales.nhs.uk/livewell/pregnancy/YouAfterTheBirth/',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['pregnantWord', 'pregnancySign'],
    ['newMother', 'postBirthSign'],
  ],
  hints: [['pregnantWord'], ['postBirthSign']],
});
