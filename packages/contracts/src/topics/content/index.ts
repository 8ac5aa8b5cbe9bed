import type { AgeRange } from '../topic.schema.ts';
import { weeks0156to0208 } from './0156-0208-weeks.ts';
import { weeks0208to0260 } from './0208-0260-weeks.ts';
import { weeks0260to0312 } from './0260-0312-weeks.ts';
import { weeks0312to0364 } from './0312-0364-weeks.ts';
import { weeks0364to0416 } from './0364-0416-weeks.ts';
import { weeks0416to0468 } from './0416-0468-weeks.ts';
import { weeks0468to0520 } from './0468-0520-weeks.ts';
import { weeks0520to0572 } from './0520-0572-weeks.ts';
import { weeks0572to0624 } from './0572-0624-weeks.ts';
import { weeks0624to0676 } from './0624-0676-weeks.ts';
import { weeks0676to0728 } from './0676-0728-weeks.ts';
import { weeks0728to0780 } from './0728-0780-weeks.ts';
import { weeks0780to0832 } from './0780-0832-weeks.ts';
import { weeks0832to0936 } from './0832-0936-weeks.ts';

/** Birth to eighteen years, in order. */
export const AGE_RANGES: readonly AgeRange[] = [
  weeks0156to0208,
  weeks0208to0260,
  weeks0260to0312,
  weeks0312to0364,
  weeks0364to0416,
  weeks0416to0468,
  weeks0468to0520,
  weeks0520to0572,
  weeks0572to0624,
  weeks0624to0676,
  weeks0676to0728,
  weeks0728to0780,
  weeks0780to0832,
  weeks0832to0936,
];
