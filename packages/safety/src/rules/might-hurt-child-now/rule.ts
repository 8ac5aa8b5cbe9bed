import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'You did right to say this. Step away, and let someone help now',
  action:
    'Put your baby on the back in the {crib}, close the door, and step away for 10 minutes. Crying does not harm a baby. Call someone you trust to come. If your child has been shaken or hit, call {emergency} now.',
  contacts: ['emergency', 'crisis', 'maternal', 'childProtection'],
  source: { name: 'Mid Yorkshire NHS Trust: Babies cry, you can cope (ICON)', url: 'https://www.midyorks.nhs.uk/icon' },
  reviewedBy: null,
  plain: [['hurtBabySure']],
  signs: [['hurtBaby'], ['lowMood', 'hurtBaby']],
  hints: [['hurtBaby']],
});
