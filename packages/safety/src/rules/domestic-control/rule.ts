import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  title: 'Being controlled or frightened at home is abuse too',
  action:
    'You can talk to {domestic abuse line} at any time, also when nobody has hit you. They listen, and you decide. In danger: call {emergency}. If someone may look at this phone, you can close this page.',
  contacts: ['domesticAbuse', 'emergency'],
  source: {
    name: 'NHS North West London: Staying safe, domestic violence',
    url: 'https://www.keepingwellnwl.nhs.uk/self-help-resources/staying-safe-domestic-violence',
  },
  reviewedBy: null,
  plain: [],
  signs: [['control', 'partner'], ['control'], ['fearOfPerson', 'partner']],
  hints: [['control']],
});
