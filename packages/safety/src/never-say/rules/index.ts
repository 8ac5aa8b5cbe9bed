import type { NeverSayRule } from '../rule.ts';
import { ACCIDENT_RULES } from './accidents.ts';
import { ACT_RULES } from './acts.ts';
import { DISCIPLINE_RULES } from './discipline.ts';
import { FEEDING_RULES } from './feeding.ts';
import { FIRST_AID_RULES } from './first-aid.ts';
import { MEDICINE_RULES } from './medicine.ts';
import { MILK_RULES } from './milk.ts';
import { MIND_RULES } from './minds.ts';
import { NIGHT_RULES } from './nights.ts';
import { PREVENTION_RULES } from './prevention.ts';
import { REMEDY_RULES } from './remedies.ts';
import { SLEEP_RULES } from './sleep.ts';

/** Everything a reply must never say; what harms at once comes first, as one rule speaks for the reply. */
export const NEVER_SAY_RULES: readonly NeverSayRule[] = [
  ...MEDICINE_RULES,
  ...REMEDY_RULES,
  ...FIRST_AID_RULES,
  ...PREVENTION_RULES,
  ...SLEEP_RULES,
  ...NIGHT_RULES,
  ...FEEDING_RULES,
  ...MILK_RULES,
  ...ACCIDENT_RULES,
  ...DISCIPLINE_RULES,
  ...MIND_RULES,
  ...ACT_RULES,
];
