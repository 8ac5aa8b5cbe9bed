import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  ages: [1460, 36135],
  title: 'Hearing or seeing things needs a doctor today',
  action:
    'Stay calm and close, do not argue about what is real. Call {the doctor} today. Danger to themselves or others, no sleep for days, or very confused: call {emergency} now.',
  contacts: ['doctor', 'childCrisis', 'emergency'],
  source: {
    name: 'NHS: Psychosis and hearing voices (Healthier Together)',
    url: 'https://www.what0-18.nhs.uk/health-for-young-people/mental-health-and-wellbeing/psychosis-and-hearing-voices-2',
  },
  reviewedBy: null,
  plain: [['hearsVoices']],
  signs: [['psychosis', 'teenWord'], ['psychosis', 'child'], ['psychosis']],
  hints: [['psychosis']],
});
