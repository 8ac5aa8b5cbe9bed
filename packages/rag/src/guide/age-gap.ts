/** Ages in weeks, both ends included. */
export type AgeSpan = { start: number; end: number };

const LEAST_REACH = 4;
const REACH_SHARE = 4;

/**
 * How far a page for other ages is from the child: 0 inside, 1 at the distance of about a child's own step in development
 * (four weeks for a newborn, a quarter of the age later), never above 4. 0 where an age is unknown.
 */
export function ageGap(age: AgeSpan | null, start: number | undefined, end: number | undefined): number {
  if (!age || start === undefined || end === undefined) return 0;
  const outside = Math.max(0, start - age.end, age.start - end);
  return Math.min(4, outside / Math.max(LEAST_REACH, (age.start + age.end) / 2 / REACH_SHARE));
}
