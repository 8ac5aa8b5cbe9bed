import type { AgeRange } from './topic.schema.ts';

const MONTH_WEEKS = 365.25 / 12 / 7;
const YEAR_WEEKS = 365.25 / 7;
const MONTHS_FROM_WEEKS = 11;
const YEARS_FROM_WEEKS = 103;

/** An age span in a parent's words: the range's own name where it is one, else "6 weeks to 5 months". */
export function spanText(ranges: readonly AgeRange[], start: number, end: number): string {
  const range = ranges.find(({ start_weeks, end_weeks }) => start_weeks === start && end_weeks === end);
  if (range) return range.display_name;
  const [from, to] = [ageOf(start), ageOf(end)];
  if (from.count === to.count && from.unit === to.unit) return ageWords(to);
  if (from.count === 0) return `Birth to ${ageWords(to)}`;
  return `${from.unit === to.unit ? from.count : ageWords(from)} to ${ageWords(to)}`;
}

function ageOf(weeks: number): { count: number; unit: 'week' | 'month' | 'year' } {
  if (weeks >= YEARS_FROM_WEEKS) return { count: Math.round(weeks / YEAR_WEEKS), unit: 'year' };
  if (weeks >= MONTHS_FROM_WEEKS) return { count: Math.round(weeks / MONTH_WEEKS), unit: 'month' };
  return { count: weeks, unit: 'week' };
}

const ageWords = ({ count, unit }: ReturnType<typeof ageOf>) => `${count} ${unit}${count === 1 ? '' : 's'}`;
