import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'emergency',
  lowest: 'urgent',
  highest: 'emergency',
  title: 'This may be a severe allergic reaction',
  action:
    'If there is an {auto-injector}, use it in the outer mid-thigh at once, then call {emergency}. Lay your child flat, or sitting up if breathing is hard; do not let them stand or walk, even if they feel better. No better after 5 minutes: use a second one. An antihistamine does not replace it.',
  contacts: ['emergency'],
  source: {
    name: 'Bridgewater Surgeries (NHS): Adrenaline auto-injectors',
    url: 'https://www.bridgewatersurgeries.nhs.uk/2023/07/17/adrenaline-auto-injectors/',
  },
  reviewedBy: null,
  plain: [
    ['faceSwell', 'allergen'],
    ['faceSwell', 'coughWord'],
    ['faceSwell', 'hardBreathing'],
    ['hives', 'hardBreathing'],
    ['reaction', 'hardBreathing'],
    ['allergen', 'hardBreathing'],
    ['faceSwell', 'wheeze'],
    ['autoInjector', 'reaction'],
    ['allergen', 'hives', 'vomiting'],
    ['stinger', 'hardBreathing'],
    ['stinger', 'faceSwell'],
    ['faceSwell', 'hives'],
  ],
  signs: [
    ['faceSwell'],
    ['reaction', 'faceSwell'],
    ['hives', 'allergen'],
    ['hives', 'vomiting'],
    ['reaction'],
    ['autoInjector', 'allergen'],
    ['allergen', 'faceSwell'],
    ['stinger', 'hives'],
    ['stinger', 'passedOut'],
  ],
  hints: [['hives'], ['reaction'], ['autoInjector'], ['allergen']],
});
