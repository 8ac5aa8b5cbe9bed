import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  ages: [0, 730],
  title: 'This needs medical help now, and it can be treated',
  action:
    'Call {emergency} or go to the {emergency department} now. It is an illness and nobody’s fault. Another adult should stay with this parent and the baby until help is there.',
  contacts: ['emergency', 'crisis', 'maternal'],
  source: {
    name: 'West London NHS Trust: Perinatal mental health',
    url: 'https://www.westlondon.nhs.uk/our-services/adult/mental-health-services/perinatal-mental-health',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['psychosis', 'newMother'],
    ['psychosis', 'baby'],
  ],
  hints: [['psychosis']],
});
