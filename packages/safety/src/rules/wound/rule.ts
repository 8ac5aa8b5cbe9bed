import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'soon',
  highest: 'urgent',
  title: 'This wound should be seen today',
  action:
    'Press on it with a clean cloth for ten minutes, rinse it with tap water, cover it. Have it seen today if it gapes, is deep, dirty or on the face or a joint, if something is in it, or if redness spreads. Bleeding that does not stop or spurts: call {emergency}.',
  contacts: ['doctor', 'advice', 'emergency'],
  source: {
    name: 'NHS: Cuts and gashes',
    url: 'https://www.morecambebayccg.nhs.uk/your-health/child-health/cuts-and-gashes',
  },
  reviewedBy: null,
  plain: [['cutOpen', 'bleeding', 'wontStop']],
  signs: [
    ['cutOpen'],
    ['cutOpen', 'bleeding'],
    ['cutOpen', 'limb'],
    ['cutOpen', 'face'],
    ['cutOpen', 'sharpThing'],
    ['infected', 'cutOpen'],
    ['infected', 'limb'],
    ['cutOpen', 'knifeThing'],
    ['bleeding', 'limb'],
  ],
  hints: [['cutOpen'], ['bleeding']],
});
