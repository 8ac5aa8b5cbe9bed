const OUTSIDE_FLOOR = 0.4;

/**
 * How well advice for the weeks `start`..`end` fits a child of `ageWeeks`: 1 inside, falling with the distance. A few weeks
 * are far for a newborn and near for a schoolchild, so distance counts in shares of the age, at least a month.
 */
export function ageFavour(ageWeeks: number | null, start: number | undefined, end: number | undefined): number {
  if (ageWeeks === null || start === undefined || end === undefined) return 1;
  const outside = Math.max(0, start - ageWeeks, ageWeeks - end);
  const reach = Math.max(4, ageWeeks / 4);
  return Math.max(OUTSIDE_FLOOR, 1 / (1 + (0.5 * outside) / reach));
}
