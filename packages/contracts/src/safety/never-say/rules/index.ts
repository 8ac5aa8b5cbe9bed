import type { NeverSayRule } from '../rule.ts';
import { FEEDING_RULES } from './feeding.ts';

/** Everything a reply must never say. */
export const NEVER_SAY_RULES: readonly NeverSayRule[] = [...FEEDING_RULES];
