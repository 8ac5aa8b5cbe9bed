import { type CalendarDate, formatCalendarDate } from '@nestling/contracts/age';

/** Today on the parent's own calendar. The first use of Intl costs a phone more than drawing the header. */
export function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

export function todayText(): string {
  return formatCalendarDate(today());
}

export function dateTimeText(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A calendar day (YYYY-MM-DD) in the reader's words, the same day in every time zone. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}
