import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'urgent',
  ages: [92, 184],
  title: 'A high fever at this age needs a call to the doctor today',
  action:
    'Call {the doctor} today. Call now if your baby is also drowsy, feeding badly, breathing fast or has fewer wet {diapers}. If your baby is hard to wake, struggling to breathe or blue, call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'AAP HealthyChildren: Fever: When to Call the Pediatrician',
    url: 'https://healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
  },
  reviewedBy: null,
  plain: [['veryHot']],
  signs: [['hot'], ['fever', 'daysLong']],
  hints: [['fever']],
});
