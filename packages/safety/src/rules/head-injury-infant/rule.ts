import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  ages: [0, 365],
  title: 'Any knock to the head under 12 months needs a call now',
  action:
    'Call {the doctor} now and watch closely for 48 hours. Call {emergency} for repeated vomiting, sleepiness, a seizure, a soft swelling, clear fluid from the nose or ear, or anything that is not like your baby.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS Healthier Together (Oxfordshire): Head injury',
    url: 'https://oxfordshire-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/head-injury',
  },
  reviewedBy: null,
  plain: [
    ['hitHead', 'headDanger'],
    ['fellOff', 'headDanger'],
    ['hitHead', 'passedOut'],
    ['fellOff', 'height'],
  ],
  signs: [
    ['hitHead'],
    ['fellOff'],
    ['fellOff', 'lowHeight'],
    ['fell', 'lowHeight'],
    ['fell', 'height'],
    ['fell', 'head'],
  ],
  hints: [['hitHead'], ['fellOff'], ['fell']],
});
