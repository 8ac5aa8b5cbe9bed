import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  ages: [345, 36135],
  title: 'A knock to the head',
  action:
    'Call {emergency} or go to the {emergency department} now if your child was knocked out, is drowsy or confused, vomits again and again, has a fit, clear fluid from nose or ear, unequal eyes, a weak limb, or fell from a height; keep the neck still. Otherwise call {the doctor} today for advice and watch closely for 48 hours.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS Healthier Together (Oxfordshire): Head injury',
    url: 'https://oxfordshire-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/head-injury',
  },
  reviewedBy: null,
  plain: [
    ['hitHead', 'headDanger'],
    ['hitHead', 'confusedHead'],
    ['fellOff', 'confusedHead'],
    ['confusedHead', 'vehicle'],
    ['confusedHead', 'trapped'],
    ['hitHead', 'passedOut'],
    ['fellOff', 'height', 'headDanger'],
    ['fellOff', 'height', 'hitHead'],
    ['fellOff', 'highUp'],
  ],
  signs: [['hitHead'], ['fellOff', 'headDanger'], ['fellOff', 'height']],
  hints: [['hitHead'], ['fellOff'], ['headDanger']],
});
