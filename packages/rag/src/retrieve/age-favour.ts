const OUTSIDE_FLOOR = 0.4;
/** Beyond this many weeks, or this share of the age if that is more, advice is for quite another child. */
const FAR_WEEKS = 35;
const FAR_SHARE = 0.3;

/**
 * How well advice for the weeks `start`..`end` fits a child of `ageWeeks`: 1 inside, falling with the distance, 0 when it is
 * far outside. A few weeks are far for a newborn and near for a schoolchild, so distance counts in shares of the age, at
 * least a month.
 */
export function ageFavour(ageWeeks: number | null, start: number | undefined, end: number | undefined): number {
  if (ageWeeks === null || start === undefined || end === undefined) return 1;
  const outside = Math.max(0, start - ageWeeks, ageWeeks - end);
  if (outside > Math.max(FAR_WEEKS, FAR_SHARE * ageWeeks)) return 0;
  const reach = Math.max(4, ageWeeks / 4);
  return Math.max(OUTSIDE_FLOOR, 1 / (1 + (0.5 * outside) / reach));
}
