import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'urgent',
  ages: [92, 36135],
  title: 'This fever needs a doctor now',
  action:
    'Call {the doctor} right away. Call {emergency} if your child is hard to wake, struggling to breathe, blue or grey, has a seizure, or has a rash that does not fade when pressed.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'AAP HealthyChildren: Fever: When to Call the Pediatrician',
    url: 'https://healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['fever', 'daysLong'],
    ['fever', 'worseWord'],
    ['fever', 'notFeeding'],
    ['fever', 'severe'],
    ['fever', 'vomiting'],
    ['fever', 'unwellWord'],
    ['veryHot'],
    ['fever', 'noHelp'],
    ['fever', 'noWet'],
    ['fever', 'rash'],
  ],
  hints: [['fever'], ['hot'], ['veryHot']],
});
