import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'emergency',
  title: 'An eye injury must be seen today',
  action:
    'Do not rub or press; leave in place what is stuck in the eye. Cover it lightly and go to the {emergency department} today, now if sight is changed, the eye is cut, or blood shows in it. Light hurts or sand and dust: rinse with clean water first.',
  contacts: ['emergency', 'advice', 'doctor'],
  source: {
    name: 'AboutKidsHealth (SickKids): Eye injuries: First aid',
    url: 'https://aboutkidshealth.ca/healthaz/ophthalmology/eye-injuries-first-aid',
  },
  reviewedBy: null,
  plain: [
    ['eye', 'cutOpen'],
    ['eye', 'sharpThing', 'splashed'],
  ],
  signs: [
    ['eye', 'hitHead'],
    ['eye', 'sharpThing'],
    ['eye', 'bleeding'],
    ['eye', 'eyeSign', 'object'],
    ['eye', 'eyeSign', 'pain'],
    ['eye', 'fell'],
    ['eye', 'burned'],
    ['eye', 'object'],
  ],
  hints: [['eye']],
});
