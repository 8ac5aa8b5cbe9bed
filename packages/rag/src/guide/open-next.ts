import { areAlike } from './alike-pages.ts';
import type { AskedNext } from './asked-next.ts';
import type { Guide } from './guide.ts';
import type { Nearness } from './nearness.ts';
import { readTold } from './page-part.ts';
import { type Asked, subjectOf, type Thread } from './turn.ts';

/** As near as this a turn is in the very words of what is listed. */
const VERY_WORDS = 0.95;
/** What holds for one illness is not said of another: of these pages only those are asked that are asked much the same as the talk's. */
const OF_ILLNESS: ReadonlySet<string | undefined> = new Set(['health', 'medicines', 'first-aid', 'vaccines']);

/** What of all that pages list may answer a turn at all. */
export function openFor(
  guide: Guide,
  { told, isElliptic }: Asked,
  thread: Thread | null,
  next: readonly AskedNext[],
  nearness: Nearness | undefined,
): AskedNext[] {
  // What says nothing of its own is asked of what is talked of, and for that part of it.
  const isBare = readTold(guide.words, told).total === 0;
  const isOfNothing = thread === null || (isElliptic && next.every(({ place }) => place !== 'now'));
  const home = next.find(({ place }) => place === 'now')?.page;
  const isRelated = (page: number) => home === undefined || areAlike(guide, nearness, page, home);
  return next.filter(({ place, page, near, isOtherPart }) => {
    if (place === 'now') return !(isBare && isOtherPart);
    if (place === 'before') return !isBare;
    if (OF_ILLNESS.has(subjectOf(guide, page)) && !isRelated(page)) return false;
    return near >= VERY_WORDS || !(isBare || isOfNothing);
  });
}
