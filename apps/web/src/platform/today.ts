import { type CalendarDate, calendarDateIn, formatCalendarDate } from '@nestling/contracts/age';

/** Today on the parent's own calendar. */
export function today(): CalendarDate {
  return calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
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
