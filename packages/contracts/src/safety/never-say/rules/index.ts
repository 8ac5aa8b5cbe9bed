import type { NeverSayRule } from '../rule.ts';
import { ACCIDENT_RULES } from './accidents.ts';
import { FEEDING_RULES } from './feeding.ts';
import { MEDICINE_RULES } from './medicine.ts';
import { MIND_RULES } from './minds.ts';
import { SLEEP_RULES } from './sleep.ts';

/** Everything a reply must never say; what harms at once comes first, as one rule speaks for the reply. */
export const NEVER_SAY_RULES: readonly NeverSayRule[] = [
  ...MEDICINE_RULES,
  ...SLEEP_RULES,
  ...FEEDING_RULES,
  ...ACCIDENT_RULES,
  ...MIND_RULES,
];
