import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'Burn or scald: cool it now',
  action:
    'Electric shock: switch the power off before you touch your child. Cool a burn under cool running water for 20 minutes. Take off clothes and anything tight near it unless stuck. Cover loosely with {plastic wrap} and keep your child warm. No ice, butter or toothpaste; do not pop blisters. {Emergency department} for any burn on a baby; one bigger than the child’s hand; one that is deep, white or charred; one on the face, hands, feet or genitals; a chemical or electrical burn.',
  contacts: ['emergency', 'advice', 'doctor'],
  source: {
    name: 'Child Accident Prevention Trust: First aid for burns and scalds',
    url: 'https://www.capt.org.uk/first-aid-for-burns-and-scalds',
  },
  reviewedBy: null,
  plain: [
    ['skinOff', 'hotThing'],
    ['burnDanger', 'hotThing'],
    ['burned', 'skinOff'],
    ['burned', 'hotThing', 'limb'],
    ['burned', 'hotThing', 'face'],
    ['spilled', 'hotThing', 'burnDanger'],
    ['burned', 'hotThing', 'face'],
    ['spilled', 'hotSure'],
  ],
  signs: [
    ['burned', 'hotThing'],
    ['burned', 'burnDanger'],
    ['burned', 'baby'],
    ['spilled', 'hotThing', 'skin'],
    ['burned'],
    ['spilled', 'hotThing'],
    ['hotThing', 'limb'],
    ['burned', 'limb'],
  ],
  hints: [['burned'], ['hotThing']],
});
