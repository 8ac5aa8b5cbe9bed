import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'Something swallowed: have it looked at today',
  action:
    'Call {the doctor} today and say what it was. Go to the {emergency department} now if it is sharp, long, a magnet or may be a battery, or if your child drools, cannot swallow, coughs, breathes badly, vomits or has pain. Do not make your child vomit.',
  contacts: ['doctor', 'advice', 'poison', 'emergency'],
  source: {
    name: 'NHS: Swallowed a foreign object (Healthier Together, North East and North Cumbria)',
    url: 'https://nenc-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/swallowed-foreign-object',
  },
  reviewedBy: null,
  plain: [
    ['swallowedSure', 'sharpThing'],
    ['stuckThroat', 'sharpThing'],
  ],
  signs: [
    ['swallowed', 'object'],
    ['upHole', 'object'],
    ['object', 'stuckThroat'],
    ['object', 'drool'],
    ['stuckThroat', 'drool'],
  ],
  hints: [['object', 'missingPiece']],
});
