import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'A barking cough or noisy breath: call today',
  action:
    'Keep your child calm and upright. Call {the doctor} today. Noise with every breath at rest, skin sucking in at the ribs or neck, drooling, blue or very sleepy: call {emergency} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Croup (Healthier Together, Oxfordshire)',
    url: 'https://oxfordshire-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/croup',
  },
  reviewedBy: null,
  plain: [['barking', 'blue']],
  signs: [['barking'], ['barking', 'coughWord']],
  hints: [['barking']],
});
