import { type CalendarDate, dayNumber, daysInMonth, fromDayNumber, parseCalendarDate } from './calendar-date.ts';

/** Whole calendar days lived; negative for a birth date still to come. */
export function ageInDays(birth: CalendarDate, today: CalendarDate): number {
  return dayNumber(today) - dayNumber(birth);
}

/** Specification §5: days since the birth date divided by 7, rounded down. */
export function ageInWeeks(birth: CalendarDate, today: CalendarDate): number {
  return Math.floor(ageInDays(birth, today) / 7);
}

export type AgeParts = { years: number; months: number; days: number };

/**
 * Age as people count it: whole months to the same day of the month, then the days left over.
 * A child born on a day the month lacks turns a month older on that month's last day.
 */
export function ageParts(birth: CalendarDate, today: CalendarDate): AgeParts {
  let months = (today.year - birth.year) * 12 + today.month - birth.month;
  if (dayNumber(monthsAfter(birth, months)) > dayNumber(today)) months -= 1;
  const days = dayNumber(today) - dayNumber(monthsAfter(birth, months));
  return { years: Math.floor(months / 12), months: months % 12, days };
}

function monthsAfter(date: CalendarDate, months: number): CalendarDate {
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
}

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;

/** The header's words: years and months, or months and days, or days. Empty for a birth date still to come. */
export function ageText(birth: CalendarDate, today: CalendarDate): string {
  if (ageInDays(birth, today) < 0) return '';
  const { years, months, days } = ageParts(birth, today);
  if (years > 0) return `${count(years, 'year')}, ${count(months, 'month')}`;
  if (months > 0) return `${count(months, 'month')}, ${count(days, 'day')}`;
  return count(days, 'day');
}

export const TERM_WEEKS = 40;
export const PRETERM_BEFORE_WEEKS = 37;
const CORRECTED_UNTIL_YEARS = 2;

/**
 * The birth date milestones count from: for a birth before 37 weeks and until the second birthday, the day the
 * child would have been born at 40 weeks (AAP Committee on Fetus and Newborn, "Age Terminology During the Perinatal
 * Period", Pediatrics 2004;114:1362).
 */
export function correctedBirth(
  birth: CalendarDate,
  gestationWeeks: number | null,
  today: CalendarDate,
): { birth: CalendarDate; isCorrected: boolean } {
  if (gestationWeeks === null || gestationWeeks >= PRETERM_BEFORE_WEEKS) return { birth, isCorrected: false };
  if (ageParts(birth, today).years >= CORRECTED_UNTIL_YEARS) return { birth, isCorrected: false };
  return { birth: fromDayNumber(dayNumber(birth) + (TERM_WEEKS - gestationWeeks) * 7), isCorrected: true };
}

/** The stored birth date as a date, or undefined when there is none or it is not a date. */
export function birthDateOf(childAge: string | null | undefined): CalendarDate | undefined {
  return childAge ? parseCalendarDate(childAge) : undefined;
}
