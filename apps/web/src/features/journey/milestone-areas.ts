import type { MilestoneItem } from '@nestling/contracts/journey';

export const AREA_WORDS = {
  social: 'Social and feelings',
  language: 'Talking and understanding',
  cognitive: 'Learning and thinking',
  movement: 'Moving',
} as const satisfies Record<MilestoneItem['area'], string>;

export type AreaGroup = { area: MilestoneItem['area']; items: MilestoneItem[] };

/** By area in the order above, earlier milestones first; an area without any is left out. */
export function groupByArea(items: MilestoneItem[]): AreaGroup[] {
  return (Object.keys(AREA_WORDS) as MilestoneItem['area'][])
    .map((area) => ({
      area,
      items: items.filter((item) => item.area === area).toSorted((a, b) => a.byMonths - b.byMonths),
    }))
    .filter((group) => group.items.length > 0);
}

export function countAnswered(items: MilestoneItem[]): number {
  return items.filter(({ progress }) => progress !== null).length;
}
