import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'You deserve to be safe',
  action:
    'In danger now: call {emergency}; go to a room with a way out, away from the kitchen. Otherwise call {domestic abuse line}, any time: they help you plan, at your pace. Hands on the neck need a hospital check. If someone may look at this phone, close this page.',
  contacts: ['domesticAbuse', 'emergency', 'childProtection'],
  source: {
    name: 'NHS North West London: Staying safe, domestic violence',
    url: 'https://www.keepingwellnwl.nhs.uk/self-help-resources/staying-safe-domestic-violence',
  },
  reviewedBy: null,
  plain: [
    ['violenceSure', 'partner'],
    ['smashing', 'partner'],
  ],
  signs: [
    ['violenceSure'],
    ['partnerViolence', 'partner'],
    ['partner', 'fearOfPerson'],
    ['partnerViolence', 'pregnantWord'],
  ],
  hints: [['partnerViolence']],
});
