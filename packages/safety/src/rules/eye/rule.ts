import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  title: 'These eyes should be looked at',
  action:
    'Call {the doctor} today for a swollen lid with fever, pain, light that hurts, changed sight, a newborn with a red or very sticky eye, or a white glow in the pupil; within a few days for a squint or sticky eyes that stay. Sudden loss of sight: {emergency department} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: My baby has sticky eye (Healthier Together, Oxfordshire)',
    url: 'https://oxfordshire-healthiertogether.nhs.uk/pregnant-women/my-baby-has-sticky-eye',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['eye', 'eyeSign'],
    ['eye', 'swell'],
    ['eye', 'eyeSign', 'fever'],
    ['eye', 'eyeSign', 'baby'],
    ['eye', 'pain'],
  ],
  hints: [['eye'], ['eyeSign']],
});
