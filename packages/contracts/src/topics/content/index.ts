import type { AgeRange } from '../topic.schema.ts';
import { weeks0000to0002 } from './0000-0002-weeks.ts';
import { weeks0002to0004 } from './0002-0004-weeks.ts';
import { weeks0004to0012 } from './0004-0012-weeks.ts';
import { weeks0012to0024 } from './0012-0024-weeks.ts';
import { weeks0024to0036 } from './0024-0036-weeks.ts';
import { weeks0036to0052 } from './0036-0052-weeks.ts';
import { weeks0052to0078 } from './0052-0078-weeks.ts';
import { weeks0078to0104 } from './0078-0104-weeks.ts';
import { weeks0104to0156 } from './0104-0156-weeks.ts';
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
  weeks0000to0002,
  weeks0002to0004,
  weeks0004to0012,
  weeks0012to0024,
  weeks0024to0036,
  weeks0036to0052,
  weeks0052to0078,
  weeks0078to0104,
  weeks0104to0156,
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
