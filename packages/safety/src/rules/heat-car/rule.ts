import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  title: 'Overheating is an emergency',
  action:
    'Call {emergency} now. Get your child out of the heat; if locked in a car, say so first. Take off extra clothes and cool with water and a fan while you wait.',
  contacts: ['emergency'],
  source: {
    name: 'AAP HealthyChildren: Fever: When to Call the Pediatrician',
    url: 'https://healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
  },
  reviewedBy: null,
  plain: [['inCarHours']],
  signs: [['leftAlone'], ['overheated', 'vehicle'], ['vehicle', 'leftAlone']],
  hints: [['inCarHours']],
});
