import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'emergency',
  highest: 'emergency',
  title: 'A bite or sting with venom is an emergency',
  action:
    'Call {emergency} now. Keep your child still and calm with the limb at rest, take off rings and shoes near it, note the time. Do not cut, suck, or chase the animal.',
  contacts: ['emergency', 'poison'],
  source: {
    name: 'Australian Red Cross: First aid for someone with a snake bite',
    url: 'https://www.redcross.org.au/firstaid/basics/snake-bite/',
  },
  reviewedBy: null,
  plain: [
    ['bitten', 'venomous'],
    ['stung', 'venomous'],
  ],
  signs: [
    ['venomous', 'swell'],
    ['venomous', 'limb'],
    ['venomous', 'pain'],
  ],
  hints: [['venomous']],
});
