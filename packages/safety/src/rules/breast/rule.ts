import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  title: 'A sore, red or hard breast should be looked at',
  action:
    'Keep feeding or expressing gently. Call {your doctor} or midwife today if you feel ill or have a fever, or if it is no better within a day; a lump that stays, or blood from the nipple, this week.',
  contacts: ['doctor', 'advice'],
  source: {
    name: 'NHS: Mastitis',
    url: 'https://www.nhs.uk/start4life/baby/feeding-your-baby/breastfeeding/breastfeeding-challenges/mastitis/',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['breast', 'breastSign'],
    ['breast', 'breastSign', 'fever'],
  ],
  hints: [['breast']],
});
