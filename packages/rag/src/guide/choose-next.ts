import type { AskedNext } from './asked-next.ts';
import type { Finding } from './judge-pages.ts';
import type { Told } from './page-part.ts';
import { FIRM } from './readings.ts';
import type { Asked } from './turn.ts';

/*
 * When a turn is answered with what its page lists for it. The bounds were chosen by reading some 330 later turns of talks: what was
 * right lies above them, and what was not below.
 */
const ASKED = 0.18;
/** Where a turn asks for another part of what was said, it has to be said in nearly the same words. */
const OTHER_PART = 0.3;
/** What a turn tells beside it counts against it by so much. */
const FOREIGN = 0.1;
/** From here on the turn is about something else as well. */
const OF_OTHER = 0.35;
/** The same of a turn that points back by a word for what was said. */
const OF_OTHER_STILL = 0.55;
/** What is asked next is told by fewer signs than a page, so that its likelihoods lie lower than those of a page that is firmly found. */
const LESS_SURE = 0.4;
/** Better than to ask which page is meant. */
const PERHAPS = 0.08;
/** Better than to say that the page does not say it. */
const BETTER_THAN_NOTHING = 0.05;

export const isAsked = ({ likelihood, isOtherPart, foreign }: AskedNext): boolean =>
  likelihood >= (isOtherPart ? OTHER_PART : ASKED) + FOREIGN * foreign;

/** A page that was talked of before the last one is asked more of only by a turn that tells what stands there. */
export const isOfEarlier = ({ foreign }: AskedNext, { total }: Told): boolean =>
  total > 0 && foreign < OF_OTHER * Math.min(1, total);

/** Whether a turn asks it, and not what another page answers as the turn stands (`alone`). */
export function isAskedHere(next: AskedNext, alone: Finding, { pointsBack }: Asked): boolean {
  if (!isAsked(next)) return false;
  if (alone.kind !== 'sure' || alone.page.page === next.page) return true;
  if (pointsBack) return next.foreign < OF_OTHER_STILL;
  const isLessSure = alone.likelihood >= FIRM && next.likelihood < alone.likelihood - LESS_SURE;
  return next.foreign < OF_OTHER && !isLessSure;
}

export const toldNext = ({ page, isOtherAge, followUp, likelihood }: AskedNext): Finding => ({
  kind: 'more',
  page: { page, isOtherAge },
  others: [],
  likelihood,
  followUp,
});

/** What was found, or where that leaves the question open what the talk's page lists that comes nearest to it. */
export function orPerhapsNext(found: Finding, next: AskedNext): Finding {
  if (found.kind === 'unsure' || found.kind === 'nothing')
    return next.likelihood >= PERHAPS * (1 + next.foreign) ? toldNext(next) : found;
  return found.kind === 'more' && found.page.page === next.page && next.likelihood >= BETTER_THAN_NOTHING
    ? { ...found, perhaps: next.followUp }
    : found;
}
