import { ageInDays, birthDateOf } from '@nestling/contracts/age';
import type { MilestoneItem } from '@nestling/contracts/journey';
import { AREA_WORDS } from './milestone-areas.ts';

const DAYS_IN_MONTH = 30.4375;

/** Where a seen milestone stands: at the child's age in months on the day that was marked. */
export type MilestoneDot = { id: string; text: string; date: string; months: number; level: number };
export type MilestoneLane = { area: MilestoneItem['area']; words: string; dots: MilestoneDot[] };

/** One lane for each area; what was seen within the same month stands one above the other. */
export function milestoneLanes(items: readonly MilestoneItem[], childAge: string): MilestoneLane[] {
  const birth = birthDateOf(childAge);
  return (Object.keys(AREA_WORDS) as MilestoneItem['area'][]).map((area) => {
    const held = new Map<number, number>();
    const dots = items
      .filter((item) => item.area === area && item.progress?.answer === 'seen')
      .toSorted((a, b) => (a.progress?.date ?? '').localeCompare(b.progress?.date ?? ''))
      .flatMap(({ id, text, progress }) => {
        const day = birthDateOf(progress?.date);
        if (!birth || !day || !progress) return [];
        const months = ageInDays(birth, day) / DAYS_IN_MONTH;
        const level = held.get(Math.floor(months)) ?? 0;
        held.set(Math.floor(months), level + 1);
        return [{ id, text, date: progress.date, months, level }];
      });
    return { area, words: AREA_WORDS[area], dots };
  });
}

/** The scale's steps in months from one month to another: about six of them, whole years once the child is older. */
export function monthTicks(first: number, last: number): number[] {
  const step = [1, 2, 3, 6, 12, 24, 36].find((each) => (last - first) / each <= 6) ?? 36;
  const start = Math.floor(first / step) * step;
  return Array.from({ length: Math.floor((last - start) / step) + 1 }, (_, index) => start + index * step);
}
