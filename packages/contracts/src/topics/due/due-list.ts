import type { Answer, Source } from '../topic.schema.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 90;
const REREAD_DAYS = 365;

export type DueEntry = { day: string; id: string; what: string };

/** What a page says of prevalence, law, schedules or policy and is to be looked at again, and what must be read again. */
export type DueList = { expiring: DueEntry[]; unread: DueEntry[] };

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * What has expired or expires within 90 days of `today` (as 2026-11-22), and sources not read for a year, the oldest
 * first. `tables` are the regions' tables with the day that each expires.
 */
export function dueList(
  today: string,
  answers: readonly Answer[],
  sources: readonly Source[],
  tables: readonly { id: string; expires: string }[],
): DueList {
  const now = Date.parse(today);
  const soon = isoDay(now + SOON_DAYS * DAY_MS);
  const stale = isoDay(now - REREAD_DAYS * DAY_MS);
  const when = (day: string) => (day < today ? 'expired' : 'expires');
  const expiring = [
    ...answers.flatMap(({ id, title, expires }) => (expires ? [{ day: expires, id, what: title }] : [])),
    ...tables.map(({ id, expires }) => ({ day: expires, id, what: 'vaccine table' })),
  ].filter(({ day }) => day <= soon);
  const unread = sources
    .filter(({ readOn }) => readOn <= stale)
    .map(({ id, name, readOn }) => ({ day: readOn, id, what: name }));
  const byDay = (a: DueEntry, b: DueEntry) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id);
  return {
    expiring: expiring.sort(byDay).map((entry) => ({ ...entry, what: `${when(entry.day)}: ${entry.what}` })),
    unread: unread.sort(byDay),
  };
}
