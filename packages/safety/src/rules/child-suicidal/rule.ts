import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  ages: [1825, 36135],
  title: 'Take this seriously and stay with your child now',
  action:
    'An attempt, anything swallowed or immediate danger: call {emergency}. Otherwise contact {child crisis line} together now. Do not leave your child alone. Lock away firearms, medicines and sharp things. Ask directly about suicide: asking does not plant the idea.',
  contacts: ['emergency', 'childCrisis'],
  source: {
    name: 'Just One Norfolk (NHS): Mental health safety planning',
    url: 'https://justonenorfolk.nhs.uk/emotional-health/children-young-people-s-emotional-health/mental-health-safety-planning',
  },
  reviewedBy: null,
  plain: [
    ['wantDieSure', 'child'],
    ['attempt', 'wantDieSure'],
    ['overdosed', 'wantDieSure'],
  ],
  signs: [['wantDie'], ['attempt'], ['overdosed'], ['wantDie', 'means']],
  hints: [['wantDie'], ['means']],
});
