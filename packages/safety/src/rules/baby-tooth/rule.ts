import { defineRule } from '../define-rule.ts';
import { INJURED_TOOTH } from '../injured-tooth.ts';

export const RULE = defineRule({
  level: 'soon',
  lowest: 'soon',
  highest: 'urgent',
  ages: [120, 2555],
  title: 'An injured baby tooth: see a dentist',
  action:
    'Do not put a baby tooth back. Call a dentist today or tomorrow; now if the tooth is pushed in, very loose, or the bleeding does not stop. Cough or wheeze after a lost tooth: {emergency department}.',
  contacts: ['doctor', 'advice'],
  reviewedBy: null,
  ...INJURED_TOOTH,
});
