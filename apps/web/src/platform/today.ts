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
