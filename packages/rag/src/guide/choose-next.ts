import type { AskedPart } from '../query/asked-part.ts';
import type { AskedNext, AskedOfGuide } from './asked-next.ts';
import type { Finding } from './judge-pages.ts';
import type { Told } from './page-part.ts';
import { amongOf, FIRM, type Readings } from './readings.ts';

/*
 * When a turn is answered with what a page lists for it. The bounds were chosen by reading some 290 later turns of talks with the
 * encoder of today: what was right lies above them, and what was not below. `pnpm --filter @nestling/api bench:later` prints by which
 * of them the guide's own wordings, cut, are told by their page and other questions left to theirs.
 */
const ASKED = 0.18;
/** Where a turn asks for another part of what was said, it has to be said in nearly the same words. */
const OTHER_PART = 0.3;
/** The more so where it asks for what only an answer of that kind can give. */
const OTHER_KIND = 0.62;
const KINDS: ReadonlySet<AskedPart> = new Set([
  'when',
  'howLong',
  'howMuch',
  'why',
  'steps',
  'words',
  'worry',
  'normal',
]);
/** What a turn tells beside it counts against it by so much. */
const FOREIGN = 0.1;
/** From here on the turn is about something else as well. */
const OF_OTHER = 0.35;
/** Better than to ask which page is meant. */
const PERHAPS = 0.08;
/** Better than to say that the page does not say it. */
const BETTER_THAN_NOTHING = 0.14;
/** Against a page that answers the turn as it stands, what it tells beside counts by so much. */
const FOREIGN_BESIDE_PAGE = 0.5;
/** The surer that page, the likelier it has to be: by so much, above where both are as good. */
const STEEPNESS = 2;
const EVEN = 0.55;

const leastOf = (otherPart: AskedPart | null) =>
  otherPart === null ? ASKED : KINDS.has(otherPart) ? OTHER_KIND : OTHER_PART;

export const isAsked = ({ likelihood, otherPart, foreign }: AskedNext): boolean =>
  likelihood >= leastOf(otherPart) + FOREIGN * foreign;

/** A page that was talked of before the last one is asked more of only by a turn that tells what stands there. */
export const isOfEarlier = ({ foreign }: AskedNext, { total }: Told): boolean =>
  total > 0 && foreign < OF_OTHER * Math.min(1, total);

/** Whether a turn asks it, and not what another page answers as the turn stands (`alone`). */
export function isAskedHere(next: AskedNext, alone: Finding): boolean {
  if (!isAsked(next)) return false;
  if (alone.kind !== 'sure' || alone.page.page === next.page || alone.page.isOtherAge) return true;
  return next.likelihood - FOREIGN_BESIDE_PAGE * next.foreign >= STEEPNESS * (alone.likelihood - EVEN);
}

/** As near as this in its wording a turn asks the very thing. */
const VERY_NEAR = 0.9;
/** So near it does so whatever the talk was on. */
const THE_SAME = 0.93;
const NEAR = 0.77;
const LIKELY = 0.5;
/** So much nearer than what the talk's page lists. */
const NEARER = 0.05;

/**
 * What another page lists, where a turn asks for it: in nearly its words, or on a page that the turn and the talk both lead to. `isVery`:
 * surely enough to be said instead of what the talk's page lists.
 */
export type AskedElsewhere = { next: AskedNext; isVery: boolean };

export function askedElsewhere(
  { here, elsewhere }: AskedOfGuide,
  { alone, behindPage, behindTalk }: Readings,
  { total }: Told,
): AskedElsewhere | undefined {
  const leads = ({ page }: AskedNext) =>
    [alone, behindPage, behindTalk].map((reading) =>
      amongOf(reading).some((one) => one.page === page && !one.isOtherAge),
    );
  for (const next of elsewhere.toSorted((a, b) => b.wording - a.wording)) {
    if (next.likelihood < LIKELY || next.foreign > OF_OTHER || next.otherPart !== null) continue;
    const [byTurn = false, byPage = false, byTalk = false] = leads(next);
    const isVery =
      (next.wording >= VERY_NEAR && (byTurn || byPage || byTalk)) || (next.wording >= THE_SAME && total > 0);
    if (isVery) return { next, isVery: next.wording >= (here?.wording ?? 0) + NEARER };
    if (byTalk && (byPage || byTurn) && next.wording >= NEAR) return { next, isVery: false };
  }
  return undefined;
}

export const toldNext = ({ page, isOtherAge, followUp, likelihood }: AskedNext): Finding => ({
  kind: 'more',
  page: { page, isOtherAge },
  others: [],
  likelihood,
  followUp,
});

/**
 * What was found, or where that leaves the question open, or rests on little, what another page lists for it. `isSaid`: the talk's page
 * says what the turn tells; `isElliptic`: it names a thing and no more, so that a whole page is no answer to it.
 */
export function orElsewhere(
  found: Finding,
  { next, isVery }: AskedElsewhere,
  { isSaid, isElliptic }: { isSaid: boolean; isElliptic: boolean },
): Finding {
  if (found.kind === 'unsure' || found.kind === 'nothing') return toldNext(next);
  if (found.kind === 'more') return isVery || !isSaid ? toldNext(next) : found;
  const isVeryWords = isElliptic || next.wording >= THE_SAME;
  const isWeak = found.page.page === next.page ? isVeryWords : found.likelihood < FIRM;
  return isVery && isWeak ? toldNext(next) : found;
}

/** What was found, or where that leaves the question open what the talk's page lists that comes nearest to it. */
export function orPerhapsNext(found: Finding, next: AskedNext): Finding {
  if (found.kind === 'unsure' || found.kind === 'nothing')
    return next.likelihood >= PERHAPS * (1 + next.foreign) ? toldNext(next) : found;
  return found.kind === 'more' && found.page.page === next.page && next.likelihood >= BETTER_THAN_NOTHING
    ? { ...found, perhaps: next.followUp }
    : found;
}
