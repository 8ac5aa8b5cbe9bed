import { ageText, birthDateOf } from '@nestling/contracts/age';
import type { ProgressEntry } from '@nestling/contracts/journey';

/** A calendar month (YYYY-MM) of what was marked, in the order it happened. */
export type KeepsakeMonth = { month: string; title: string; age: string; entries: ProgressEntry[] };

/** What was seen, and whatever has a note; a doubt without words is for the doctor, not for keeping. */
export function keepsakeMonths(entries: readonly ProgressEntry[], childAge: string | null): KeepsakeMonth[] {
  const kept = entries.filter(({ answer, note }) => answer === 'seen' || note !== '');
  const months = [...new Set(kept.map(({ date }) => date.slice(0, 7)))].toSorted();
  return months.map((month) => ({
    month,
    title: monthTitle(month),
    age: ageIn(month, childAge),
    entries: kept.filter(({ date }) => date.startsWith(month)).toSorted((a, b) => a.date.localeCompare(b.date)),
  }));
}

function monthTitle(month: string): string {
  return new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );
}

/** The age at the end of that month, by whole months: "4 months", "2 years, 1 month". */
function ageIn(month: string, childAge: string | null): string {
  const birth = birthDateOf(childAge);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  if (!birth) return '';
  const text = ageText(birth, { year, month: number, day: last });
  return text.includes('year') ? text : text.replace(/, \d+ days?$/, '');
}
