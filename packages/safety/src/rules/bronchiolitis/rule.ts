import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  ages: [0, 730],
  title: 'A baby with a bad chest needs a call today',
  action:
    'Call {the doctor} today if your baby takes about half the usual feeds, has fewer wet {diapers}, or breathes fast. Pauses in breathing, grunting, skin sucking in at the ribs, blue or hard to wake: call {emergency} now. Small feeds often.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Bronchiolitis and RSV (Healthier Together, West Yorkshire)',
    url: 'https://wyhealthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/bronchiolitis',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['baby', 'wheeze'],
    ['chestSick', 'baby'],
    ['baby', 'coughWord', 'notFeeding'],
    ['wheeze', 'notFeeding'],
    ['coughWord', 'notFeeding'],
    ['hardBreathing', 'baby'],
  ],
  hints: [['chestSick'], ['wheeze'], ['coughWord']],
});
