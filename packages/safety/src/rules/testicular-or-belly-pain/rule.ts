import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'This pain needs an {emergency department} now',
  action:
    'Go to the {emergency department} now; testicle pain must be seen within hours. Nothing to eat or drink until a doctor has looked. Call {emergency} if your child cannot be moved or looks very ill.',
  contacts: ['emergency', 'advice'],
  source: {
    name: 'South Yorkshire Healthier Together (NHS): Torsion',
    url: 'https://sybhealthiertogether.nhs.uk/professionals/education-and-training/torsion',
  },
  reviewedBy: null,
  plain: [
    ['testicle', 'pain'],
    ['testicle', 'swell', 'pain'],
  ],
  signs: [
    ['belly', 'pain', 'severe', 'fever'],
    ['testicle', 'severe'],
    ['testicle', 'swell'],
    ['belly', 'severe'],
    ['belly', 'pain', 'severe'],
    ['belly', 'pain', 'vomiting'],
    ['lumpWord', 'belly', 'severe'],
    ['belly', 'pain', 'fever'],
    ['genital', 'severe'],
  ],
  hints: [['testicle'], ['belly']],
});
