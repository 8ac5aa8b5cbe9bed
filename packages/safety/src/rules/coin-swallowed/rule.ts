import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'urgent',
  title: 'A swallowed coin needs a call today',
  action:
    'Call {the doctor} today and say what was swallowed and when. If it could have been a button battery, or your child drools, cannot swallow, coughs, vomits or has pain, go to the {emergency department} now. Do not make your child vomit.',
  contacts: ['doctor', 'advice', 'poison', 'emergency'],
  source: {
    name: 'NHS: Swallowed a foreign object (Healthier Together, North East and North Cumbria)',
    url: 'https://nenc-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/swallowed-foreign-object',
  },
  reviewedBy: null,
  plain: [],
  signs: [['swallowed', 'object']],
  hints: [['object', 'missingPiece']],
});
