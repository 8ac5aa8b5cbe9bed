import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'A bite that broke the skin must be seen today',
  action:
    'Wash it well with soap and warm water and cover it. See {the doctor} today: bites get infected. Face, neck, hand, deep wounds, a bat, or any bite abroad: {emergency department} today; ask about rabies. Bleeding that does not stop: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Bites (Royal Hospital for Children, Glasgow)',
    url: 'https://rightdecisions.scot.nhs.uk/rhcg/royal-hospital-for-children-for-patients-carers-visitors/about-your-childs-health-information-resources/concerned-about-accidents-and-injuries/bites',
  },
  reviewedBy: null,
  plain: [['bittenWhom', 'bigAnimal']],
  signs: [
    ['bitten', 'bigAnimal'],
    ['bitten', 'limb'],
    ['bitten', 'face'],
    ['bigAnimal', 'cutOpen'],
    ['bitten', 'bleeding'],
    ['bitten', 'infected'],
  ],
  hints: [['bitten'], ['bigAnimal']],
});
