import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  ages: [1825, 36135],
  title: 'This can be stopped, and your child is not in trouble',
  action:
    'Do not pay and do not answer. Keep the messages, block, and report it to the platform and to the police or {child protection line} today. Stay close to your child and ask about thoughts of suicide; in danger, or if they are to meet someone now: call {emergency}.',
  contacts: ['childProtection', 'childCrisis', 'emergency'],
  source: {
    name: 'NCMEC: My son was a victim of sextortion: what I want parents to know',
    url: 'https://www.missingkids.org/blog/2023/sextortion-parents-should-know',
  },
  reviewedBy: null,
  plain: [],
  signs: [['nudes'], ['onlineMan', 'teenWord'], ['onlineMan', 'fearOfPerson']],
  hints: [['onlineMan']],
});
