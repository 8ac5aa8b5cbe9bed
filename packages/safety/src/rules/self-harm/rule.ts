import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  ages: [2190, 36135],
  title: 'Self-harm needs help today',
  action:
    'Deep wounds, or anything swallowed: call {emergency} now. Otherwise call {the doctor} or {child crisis line} today. Stay calm, do not punish, and do not demand a promise to stop.',
  contacts: ['childCrisis', 'doctor', 'emergency'],
  source: {
    name: 'Children and Family Health Devon (NHS): Self harm',
    url: 'https://childrenandfamilyhealthdevon.nhs.uk/camhs/support/self-harm-support/',
  },
  reviewedBy: null,
  plain: [['selfHarmSure']],
  signs: [['selfHarm']],
  hints: [['selfHarm']],
});
