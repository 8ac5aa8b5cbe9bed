import type { Guide } from './guide.ts';
import { type FoundPage, rankPages } from './judge-pages.ts';
import type { Nearness } from './nearness.ts';
import { readTold } from './page-part.ts';
import type { Asked, Thread } from './turn.ts';

const MOST = 2;
/** More than a step of development away a page is for another child. */
const A_STEP = 1;
/**
 * So far behind the first a page is about something else, and with a score below this it hardly ever answers: of 450 turns whose nearest pages
 * readers judged, this leaves 600 of 820 pages, and an answer among them for 150 of 159.
 */
const FAR_BEHIND = 2;
const FITS = 18;

/**
 * The pages that come nearest to what a later turn says by itself, without those that the talk is on: a turn may have left it. None where
 * it says nothing of its own.
 */
export function pagesBeside(
  guide: Guide,
  { text, age, told }: Asked,
  nearness: Nearness | undefined,
  thread: Thread,
  isOut?: (page: number) => boolean,
): FoundPage[] {
  if (readTold(guide.words, told).total === 0) return [];
  const isTalkedOf = (page: number) => (thread.isGuess ? thread.pages.includes(page) : page === thread.pages[0]);
  const { pages } = rankPages(guide, { text, nearness, age }, undefined, isOut && { page: isOut });
  const most = pages[0]?.place ?? 0;
  return pages
    .filter(({ page, place, score, signs }) => {
      const isNear = place > most - FAR_BEHIND && score >= FITS;
      return isNear && !isTalkedOf(page) && isForAge(guide, page, signs.ageGap);
    })
    .slice(0, MOST)
    .map(({ page, signs }) => ({ page, isOtherAge: signs.ageGap > 0 }));
}

const isForAge = (guide: Guide, page: number, gap: number) =>
  gap === 0 || (gap <= A_STEP && !guide.pages[page]?.ageMatters);
