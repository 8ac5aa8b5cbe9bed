import { defineRule } from '../define-rule.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'urgent',
  ages: [0, 365],
  title: 'Move your baby to a safe place to sleep now',
  action:
    'Put your baby on the back, in a firm, flat, empty {crib} or {bassinet}, now. Not a sofa, swing, car seat, or bed with pillows. If you may fall asleep, put the baby down first. If your baby is hard to wake, blue or not breathing: call {emergency}.',
  contacts: ['emergency', 'doctor'],
  source: {
    name: 'CPSC: CPSC Approves Rules Implementing Bans on Inclined Sleepers for Infants and Crib Bumpers',
    url: 'https://www.cpsc.gov/Newsroom/News-Releases/2023/CPSC-Approves-Rules-Implementing-Bans-on-Inclined-Sleepers-for-Infants-and-Crib-Bumpers',
  },
  reviewedBy: null,
  plain: [],
  signs: [['asleepNow', 'sleepUnsafe']],
  hints: [['sleepUnsafe']],
});
