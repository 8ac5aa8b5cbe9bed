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
    name: 'USPSTF: Depression and Suicide Risk in Children and Adolescents: Screening',
    url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/screening-depression-suicide-risk-children-adolescents',
  },
  reviewedBy: null,
  plain: [['hearsVoices']],
  signs: [['psychosis', 'teenWord'], ['psychosis', 'child'], ['psychosis']],
  hints: [['psychosis']],
});
