import { ageInDays, birthDateOf } from '@nestling/contracts/age';
import { today } from '../../platform/today.ts';

const DAYS = { week: 7, month: 365.25 / 12, year: 365.25 } as const;
type Unit = keyof typeof DAYS;

const NAME = /^(?:birth|(\d+)(?: (week|month|year)s?)?) to (\d+) (week|month|year)s?$/i;
/** More marks than this cannot be told apart on a small ring. */
const MOST_STEPS = 12;

/** An age range as its name in the guide says it ("9 to 12 months"). */
export type AgeRange = { startDays: number; endDays: number; steps: number };

/** Undefined for a name that is none. A step is a month; in the first weeks a week, where months are too many a half year. */
export function readAgeRange(name: string): AgeRange | undefined {
  const [, from, fromUnit, to, toUnit] = NAME.exec(name) ?? [];
  if (to === undefined || toUnit === undefined) return undefined;
  const end = toUnit.toLowerCase() as Unit;
  const start = (fromUnit?.toLowerCase() ?? end) as Unit;
  const startDays = Number(from ?? 0) * DAYS[start];
  const endDays = Number(to) * DAYS[end];
  if (endDays <= startDays) return undefined;
  const inMonths = Math.round((endDays - startDays) / (end === 'week' ? DAYS.week : DAYS.month));
  return { startDays, endDays, steps: inMonths > MOST_STEPS ? Math.round(inMonths / 6) : inMonths };
}

/** How much of the range is behind the child: 0 to 1. */
export function partLived({ startDays, endDays }: AgeRange, childAge: string): number {
  const birth = birthDateOf(childAge);
  if (!birth) return 0;
  return Math.min(1, Math.max(0, (ageInDays(birth, today()) - startDays) / (endDays - startDays)));
}
