import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'emergency',
  title: 'This throat should be looked at',
  action:
    'Call {the doctor} today if your child cannot swallow fluids, has a fever for days, or a swollen neck. Drooling, a muffled voice, leaning forward or noisy breathing: call {emergency} now, and do not look into the throat.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Sore throat or tonsillitis (Healthier Together, North East and North Cumbria)',
    url: 'https://www.nenc-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/sore-throat',
  },
  reviewedBy: null,
  plain: [],
  signs: [['throat', 'pain'], ['throat', 'fever'], ['throat', 'worseWord'], ['throat', 'infected'], ['drool']],
  hints: [['throat']],
});
