import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'urgent',
  title: 'An arm or leg that hurts after an injury should be seen today',
  action:
    'Keep it still, hold something cool on it, no food or drink until it was seen. Go to urgent care or the {emergency department} today if your child will not use it or it is swollen. Bent, pale, numb, or the bone shows: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Ankle injury advice',
    url: 'https://northerncarealliance.nhs.uk/patient-information/patient-leaflets/emergency-and-urgent-care-ankle-injury-advice',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['broke', 'limb'],
    ['limb', 'noWalk'],
    ['limb', 'swell'],
    ['limb', 'pain', 'swell'],
    ['fell', 'limb'],
    ['limb', 'noWalk', 'fell'],
    ['crushed', 'limb'],
  ],
  hints: [['limb'], ['broke']],
});
