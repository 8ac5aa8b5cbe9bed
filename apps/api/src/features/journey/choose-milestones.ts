import { ageInWeeks, birthDateOf, type CalendarDate, correctedBirth } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import type { MilestoneItem, MilestonesNow, ProgressEntry } from '@nestling/contracts/journey';
import { fillDeep, type Region } from '@nestling/contracts/regions';
import { type AgeRange, findAgeRange, type Milestone } from '@nestling/contracts/topics';

export type ChildAge = Pick<ClientUser, 'childAge' | 'gestationWeeks'>;

export function milestoneItem(
  milestone: Milestone,
  progress: ProgressEntry | undefined,
  region: Region,
): MilestoneItem {
  const { id, area, text, byMonths, actEarly, sources } = fillDeep(milestone, region);
  return {
    id,
    area,
    text,
    byMonths,
    actEarly,
    sources: sources.map(({ name, url }) => ({ name, url })),
    progress: progress ?? null,
  };
}

/**
 * The check list of the child's range and of the range before, and whatever was answered of earlier ones: an answer never
 * vanishes. Born before 37 weeks: counted from the due date until the second birthday (`correctedBirth`).
 */
export function chooseMilestones(
  ranges: readonly AgeRange[],
  child: ChildAge,
  progress: readonly ProgressEntry[],
  today: CalendarDate,
  region: Region,
): MilestonesNow {
  const birth = birthDateOf(child.childAge);
  if (!birth) return { displayName: null, isCorrectedAge: false, items: [] };
  const counted = correctedBirth(birth, child.gestationWeeks, today);
  const now = findAgeRange(ranges, Math.max(0, ageInWeeks(counted.birth, today)));
  const before = now && ranges[ranges.indexOf(now) - 1];
  const answers = new Map(progress.filter(({ kind }) => kind === 'milestone').map((entry) => [entry.itemId, entry]));
  const isAsked = (range: AgeRange) => range === now || range === before;
  return {
    displayName: now?.display_name ?? null,
    isCorrectedAge: counted.isCorrected,
    items: ranges.flatMap((range) =>
      range.milestones
        .filter(({ id }) => isAsked(range) || answers.has(id))
        .map((milestone) => milestoneItem(milestone, answers.get(milestone.id), region)),
    ),
  };
}
