import type { Guide } from './guide.ts';
import type { FoundPage, RankedPages } from './judge-pages.ts';
import { A_STEP } from './outright.ts';
import { readTold } from './page-part.ts';
import type { Asked, Thread } from './turn.ts';

const MOST = 2;
/**
 * So far behind the first a page is about something else, and with a score below this it hardly ever answers: of 450 turns whose nearest pages
 * readers judged, this leaves 600 of 820 pages, and an answer among them for 150 of 159.
 */
const FAR_BEHIND = 2;
const FITS = 18;

/**
 * Of pages ranked by what a later turn says by itself those that come nearest, without those that the talk is on: a turn may have left it.
 * None where it says nothing of its own.
 */
export function pagesBeside(
  guide: Guide,
  { told }: Pick<Asked, 'told'>,
  thread: Thread,
  { pages }: RankedPages,
): FoundPage[] {
  if (readTold(guide.words, told).total === 0) return [];
  const isTalkedOf = (page: number) => (thread.isGuess ? thread.pages.includes(page) : page === thread.pages[0]);
  const most = pages[0]?.place ?? 0;
  return pages
    .filter(({ page, place, score, signs }) => {
      const isNear = place > most - FAR_BEHIND && score >= FITS;
      return isNear && !isTalkedOf(page) && isForAge(guide, page, signs.ageGap);
    })
    .slice(0, MOST)
    .map(({ page, signs }) => ({ page, isOtherAge: signs.ageGap > 0 }));
}

const isForAge = (guide: Guide, page: number, gap: number) => gap <= (guide.pages[page]?.ageMatters ? 0 : A_STEP);
