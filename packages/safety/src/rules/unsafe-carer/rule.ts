import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'A sober adult must have the child now',
  action:
    'Make sure that someone sober is with the child; do not let them be driven. Child in danger, or nobody sober there: call {emergency}. For advice call {child protection line}. Asking for help with drink or drugs is strong; {your doctor} can start it.',
  contacts: ['childProtection', 'emergency', 'doctor'],
  source: {
    name: 'NSPCC: What to do if a child reveals abuse',
    url: 'https://www.nspcc.org.uk/keeping-children-safe/reporting-abuse/what-to-do-child-reveals-abuse/',
  },
  reviewedBy: null,
  plain: [],
  signs: [['drunkCarer'], ['drunkCarer', 'child']],
  hints: [['drink'], ['drug']],
});
