import { defineRule } from '../define-rule.ts';
import { INJURED_TOOTH } from '../injured-tooth.ts';

export const RULE = defineRule({
  level: 'urgent',
  lowest: 'urgent',
  highest: 'urgent',
  ages: [1825, 36135],
  title: 'An injured adult tooth: a dentist within the hour',
  action:
    'Hold a knocked-out adult tooth by the white part, rinse it for a few seconds if dirty, put it back in the gap and have your child bite on a clean cloth; if it will not go in, keep it in milk. See an emergency dentist within the hour; a broken or loose one, today.',
  contacts: ['advice', 'doctor', 'emergency'],
  reviewedBy: null,
  ...INJURED_TOOTH,
});
