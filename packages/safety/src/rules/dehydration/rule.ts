import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'These can be signs of dehydration',
  action:
    'Call {the doctor} now. Offer small sips often ({5-10 ml} every 5 to 10 minutes) of {oral rehydration solution} and keep up breast milk or formula at normal strength. Call {emergency} if your child is drowsy, cold or mottled, or has had no wet {diaper} for 12 hours.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS Healthier Together (South Yorkshire): Diarrhoea and vomiting',
    url: 'https://sybhealthiertogether.nhs.uk/professionals/safety-netting-documents-parents/diarrhoea-andor-vomiting-advice-sheet/diarrhoea-and-vomiting',
  },
  reviewedBy: null,
  plain: [
    ['noWet', 'drowsy'],
    ['drySigns', 'drowsy'],
  ],
  signs: [
    ['noWet', 'vomiting'],
    ['drySigns', 'vomiting'],
    ['noWet', 'notFeeding'],
    ['noWet'],
    ['drySigns'],
    ['vomiting', 'daysLong'],
    ['vomiting', 'notFeeding'],
    ['vomiting', 'poo'],
    ['vomiting', 'noHelp'],
    ['vomiting', 'worseWord'],
    ['notFeeding', 'fever'],
    ['runs', 'vomiting'],
    ['runs', 'baby'],
    ['runs', 'daysLong'],
  ],
  hints: [['vomiting'], ['notFeeding']],
});
