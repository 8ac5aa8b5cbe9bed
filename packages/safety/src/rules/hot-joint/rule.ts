import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'urgent',
  title: 'A limp or a sore leg without an injury must be seen',
  action:
    'See {the doctor} today if your child has a fever, will not stand or use the limb, or has a hot, swollen joint: an infected joint cannot wait. A limp without fever: within two days. Looks very ill: {emergency department} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Limp (Healthier Together, Frimley)',
    url: 'https://frimley-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/limp',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['noWalk', 'legs'],
    ['legs', 'swell', 'fever'],
    ['noWalk', 'fever'],
    ['legs', 'fever'],
    ['noWalk', 'pain'],
    ['noWalk', 'lasting'],
    ['noWalk', 'daysLong'],
  ],
  hints: [['noWalk'], ['legs']],
});
