import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'This injury needs to be seen now',
  action:
    'Press firmly on a bleeding wound. Call {emergency} if bleeding does not stop or a limb is misshapen; keep it still. Eye injuries, deep cuts and bites need an {emergency department} today. Rinse a chemical out of the eye with water for 20 minutes.',
  contacts: ['emergency', 'advice', 'doctor'],
  source: {
    name: 'NHS Hackney and City health visiting: When and where to seek help',
    url: 'https://hackneyandcityhealthvisiting.nhs.uk/your-childs-health/when-and-where-to-seek-help-nc/',
  },
  reviewedBy: null,
  plain: [['bleeding', 'wontStop', 'limb'], ['bleeding', 'cutOpen', 'wontStop'], ['bleedingSure'], ['boneOut', 'limb']],
  signs: [
    ['bleeding', 'cutOpen', 'wontStop'],
    ['broke', 'limb'],
    ['crushed', 'limb'],
    ['wontStop', 'nose'],
    ['broke', 'spine'],
  ],
  hints: [['bleeding'], ['broke']],
});
