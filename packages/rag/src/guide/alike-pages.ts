import { LAST_WEEK } from './age-gap.ts';
import type { Guide } from './guide.ts';
import type { Nearness } from './nearness.ts';

const OFFERED = 3;
/** Pages as alike as this are neighbours: that two of them fit raises less doubt than two that are strangers. */
const ALIKE = 0.885;
/** Pages as alike as this answer the same, so that one of them is enough. */
const SAME = 0.975;

/** Whether two pages answer the same, for overlapping ages. */
export const areSame = (guide: Guide, nearness: Nearness | undefined, page: number, other: number): boolean =>
  areAsAlike(guide, nearness, page, other, SAME);

/** Whether much the same is asked of two pages, for overlapping ages. */
export const areAlike = (guide: Guide, nearness: Nearness | undefined, page: number, other: number): boolean =>
  areAsAlike(guide, nearness, page, other, ALIKE);

function areAsAlike(guide: Guide, nearness: Nearness | undefined, page: number, other: number, least: number): boolean {
  const [one, two] = [guide.pages[page], guide.pages[other]];
  const overlap =
    (one?.startWeeks ?? 0) <= (two?.endWeeks ?? LAST_WEEK) && (two?.startWeeks ?? 0) <= (one?.endWeeks ?? LAST_WEEK);
  return page === other || (overlap && nearness !== undefined && nearness.alike(page, other) >= least);
}

/** The first of the pages that differ in what they answer. */
export function differing<One extends { page: number }>(
  guide: Guide,
  nearness: Nearness | undefined,
  pages: readonly One[],
): One[] {
  const chosen: One[] = [];
  for (const one of pages) {
    if (chosen.length === OFFERED) break;
    const isTold = chosen.some(
      ({ page }) => titleOf(guide, page) === titleOf(guide, one.page) || areSame(guide, nearness, page, one.page),
    );
    if (!isTold) chosen.push(one);
  }
  return chosen;
}

const titleOf = (guide: Guide, page: number) => guide.pages[page]?.title.toLowerCase();
