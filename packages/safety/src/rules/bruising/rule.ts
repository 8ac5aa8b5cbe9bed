import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'urgent',
  title: 'Bruises, bleeding or paleness without a cause need a doctor',
  action:
    'Call {the doctor} today for many bruises without a knock, bleeding gums, repeated nosebleeds, tiny red or purple dots, or a pale, tired child: a blood test is needed soon. With fever, or bleeding that does not stop: {emergency department} now.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Epistaxis (nosebleeds), NHS Borders',
    url: 'https://www.rightdecisions.scot.nhs.uk/patient-information-leaflets/acute-services-bgh/emergency-department/epistaxis-nosebleeds',
  },
  reviewedBy: null,
  plain: [],
  signs: [
    ['bruise'],
    ['bruise', 'worseWord'],
    ['bruise', 'pale'],
    ['bruise', 'fever'],
    ['pale', 'unwellWord'],
    ['pale', 'lasting'],
    ['bruise', 'lasting'],
  ],
  hints: [['bruise'], ['pale']],
});
