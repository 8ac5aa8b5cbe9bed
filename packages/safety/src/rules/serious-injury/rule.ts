import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'A serious injury',
  action:
    'Call {emergency} now. Keep your child still and warm, above all the head, neck and back. Press on bleeding wounds. Leave in place what is stuck in. Nothing to eat or drink.',
  contacts: ['emergency'],
  source: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  reviewedBy: null,
  plain: [['runOver'], ['trapped'], ['cantFeel', 'fell'], ['cantFeel', 'spine']],
  signs: [
    ['crushed'],
    ['fellOff', 'height'],
    ['cutOpen', 'sharpThing'],
    ['vehicle', 'pain'],
    ['spine', 'noWalk'],
    ['fellOff', 'spine'],
    ['bigAnimal', 'belly'],
    ['crushed', 'belly'],
    ['belly', 'hitHead'],
    ['weapon', 'limb'],
  ],
  hints: [['crushed'], ['vehicle'], ['weapon'], ['fellOff']],
});
