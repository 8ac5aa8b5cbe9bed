import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  ages: [0, 100],
  title: 'The cord may be infected',
  action:
    'Call {the doctor} now. If your baby has a fever, is floppy or is not feeding, go to the {emergency department}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'Nemours KidsHealth: Omphalitis',
    url: 'https://kidshealth.org/ws/RadyChildrens/en/parents/az-omphalitis.html/',
  },
  reviewedBy: null,
  plain: [
    ['cord', 'cordSign', 'swell'],
    ['cord', 'cordSign', 'fever'],
  ],
  signs: [['cord', 'cordSign']],
  hints: [['cord']],
});
