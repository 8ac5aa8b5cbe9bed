/** Ages in weeks, both ends included. */
export type AgeSpan = { start: number; end: number };

/** Childhood ends here; a page up to then is for the first days after it, too. */
export const LAST_WEEK = 936;
const LEAST_REACH = 4;
const REACH_SHARE = 4;

/**
 * How far a page for other ages is from the child: 0 inside, 1 at the distance of about a child's own step in development
 * (four weeks for a newborn, a quarter of the age later), never above 4. 0 where an age is unknown.
 */
export function ageGap(age: AgeSpan | null, start: number | undefined, end: number | undefined): number {
  if (!age || start === undefined || end === undefined) return 0;
  const outside = Math.max(0, start - age.end, end >= LAST_WEEK ? 0 : age.start - end);
  return Math.min(4, outside / Math.max(LEAST_REACH, (age.start + age.end) / 2 / REACH_SHARE));
}

type Ages = { startWeeks?: number | undefined; endWeeks?: number | undefined };

/** Whether a page is for all the ages that another is for. */
export function covers(page: Ages | undefined, other: Ages | undefined): boolean {
  const [wide, narrow] = [page, other].map(({ startWeeks = 0, endWeeks = LAST_WEEK } = {}) => [startWeeks, endWeeks]);
  return (wide?.[0] ?? 0) <= (narrow?.[0] ?? 0) && (wide?.[1] ?? 0) >= (narrow?.[1] ?? 0);
}
