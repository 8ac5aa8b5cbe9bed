/** A calendar day (YYYY-MM-DD) in the reader's words, the same day in every time zone. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}

/** "9 months", "2 years"; months between whole years stay months, as check-lists name them ("30 months"). */
export function monthsText(months: number): string {
  if (months < 24 || months % 12 !== 0) return months === 1 ? '1 month' : `${months} months`;
  return `${months / 12} years`;
}
