import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  title: 'Pressure on the neck or a covered face is an emergency',
  action:
    'Free the neck and face. Call {emergency} now, even if your child seems well: harm can show later. Not breathing: start CPR.',
  contacts: ['emergency'],
  source: {
    name: 'St John Ambulance: How to do CPR on a child',
    url: 'https://www.sja.org.uk/get-advice/first-aid-advice/paediatric-first-aid/how-to-do-cpr-on-a-child',
  },
  reviewedBy: null,
  plain: [
    ['strangled', 'ropeThing'],
    ['strangled', 'notBreathingSure'],
    ['strangled', 'blue'],
    ['strangled', 'passedOut'],
  ],
  signs: [['strangled'], ['strangled', 'neck'], ['ropeThing', 'neck']],
  hints: [['strangled'], ['ropeThing']],
});
