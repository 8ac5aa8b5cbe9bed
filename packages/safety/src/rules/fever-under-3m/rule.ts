import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  ages: [0, 92],
  title: 'A fever in a baby under 3 months needs a doctor now',
  action:
    'Call {the doctor} or the out-of-hours line now, day or night. If they cannot be reached at once, or your baby looks unwell, go to the {emergency department}. Give no fever medicine unless a clinician said so. Only when your baby had vaccines within 48 hours and is feeding and acting well: follow the advice you were given with the vaccines, and call if you are unsure.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'AAP HealthyChildren: Fever: When to Call the Pediatrician',
    url: 'https://healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
  },
  reviewedBy: null,
  plain: [['hot']],
  signs: [['fever'], ['hot']],
  hints: [['fever']],
});
