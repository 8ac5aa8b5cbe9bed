import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  ages: [0, 210],
  title: 'A mark or injury on a young baby needs to be seen today',
  action:
    'Go to the {emergency department}, even if it looks small. If someone may have hurt your baby, or there is danger, call {emergency}. You need no proof to ask for help, and asking is not blaming anyone.',
  contacts: ['emergency', 'childProtection', 'doctor'],
  source: {
    name: 'NHS Hackney and City health visiting: When and where to seek help',
    url: 'https://hackneyandcityhealthvisiting.nhs.uk/your-childs-health/when-and-where-to-seek-help-nc/',
  },
  reviewedBy: null,
  plain: [],
  signs: [['bruise'], ['baby', 'broke'], ['baby', 'noWalk'], ['baby', 'burned']],
  hints: [['bruise']],
});
