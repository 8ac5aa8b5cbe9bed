import { type AgeSpan, ageGap } from './age-gap.ts';
import learnt from './gate.json' with { type: 'json' };
import { type Guide, pagesListing } from './guide.ts';
import {
  type GuideQuestion,
  type LeftOut,
  SIGNS,
  type Sign,
  type Weighed,
  type WeighedPage,
  weighPages,
} from './weigh-pages.ts';

export const DOUBTS = [
  'nearest',
  'secondNearest',
  'likest',
  'nearestAndLikest',
  'opening',
  'askedCoverage',
  'coverage',
  'keyWord',
  'ageGap',
  'lead',
  'leadOverThird',
  'crowd',
  'unknown',
  'length',
  'agreement',
  'unknownAge',
] as const;
export type Doubt = (typeof DOUBTS)[number];
type Weights<Name extends string> = Record<Name, number>;

/** What `guide:learn` wrote: how pages are ordered, and how likely the first one, or one of three, is the right one. */
export type Gate = {
  rank: Weights<Sign>;
  first: { weights: Weights<Doubt>; bias: number };
  three: { weights: Weights<Doubt>; bias: number };
  /** From these probabilities on a page is answered with, or three are offered. */
  thresholds: { sure: number; unsure: number };
};

export type RankedPages = {
  /** The best pages first, at most as many as asked for. */
  pages: (WeighedPage & { score: number })[];
  doubts: Weights<Doubt>;
};

const LEARNT: Gate = learnt;
const DEPTH = 8;
const MANY_WORDS = 8;
const CROWD = 20;

export function rankPages(
  guide: Guide,
  question: GuideQuestion,
  rank: Weights<Sign> = LEARNT.rank,
  leftOut?: LeftOut,
): RankedPages {
  const weighed = weighPages(guide, question, leftOut);
  const pages = weighed.pages
    .map((one) => ({ ...one, score: SIGNS.reduce((sum, sign) => sum + rank[sign] * one.signs[sign], 0) }))
    .sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages: pages.slice(0, DEPTH), doubts: doubtsOf(pages, weighed, question.age) };
}

function doubtsOf(pages: RankedPages['pages'], { words }: Weighed, age: AgeSpan | null): Weights<Doubt> {
  const [first, second, third] = pages;
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const nearest = pages
    .map(({ signs }) => signs.nearest)
    .sort((a, b) => b - a)
    .slice(0, CROWD);
  const best = (sign: Sign) => Math.max(0, ...pages.map(({ signs }) => signs[sign]));
  const lead = (other: { score: number } | undefined) => Math.min(3, (first?.score ?? 0) - (other?.score ?? 0)) / 3;
  return {
    nearest: first?.signs.nearest ?? 0,
    secondNearest: first?.signs.secondNearest ?? 0,
    likest: first?.signs.likest ?? 0,
    nearestAndLikest: first?.signs.nearestAndLikest ?? 0,
    opening: first?.signs.opening ?? 0,
    askedCoverage: first?.signs.askedCoverage ?? 0,
    coverage: first?.signs.coverage ?? 0,
    keyWord: first?.signs.keyWord ?? 0,
    ageGap: first?.signs.ageGap ?? 0,
    lead: lead(second),
    leadOverThird: lead(third),
    crowd: nearest.reduce((sum, value) => sum + value, 0) / CROWD,
    unknown: words.filter(({ matches }) => matches.length === 0).reduce((sum, { weight }) => sum + weight, 0) / total,
    length: Math.min(1, words.length / MANY_WORDS),
    agreement: first && first.signs.nearest >= best('nearest') && first.signs.likest >= best('likest') ? 1 : 0,
    unknownAge: age ? 0 : 1,
  };
}

export function likelihood({ weights, bias }: Gate['first'], doubts: Weights<Doubt>): number {
  return 1 / (1 + Math.exp(-DOUBTS.reduce((sum, doubt) => sum + weights[doubt] * doubts[doubt], bias)));
}

/** A page of the guide as the answer to a question; `isOtherAge` when the child is outside the weeks it is for. */
export type FoundPage = { page: number; isOtherAge: boolean };

/**
 * `sure`: this page answers, `others` come next. `more`: it has been shown, and what goes on from it is about it still.
 * `unsure`: one of these may. `nothing`: the guide has no page on it.
 * `likelihood` is that the page is right, or one of the three.
 */
export type Finding =
  | { kind: 'sure'; page: FoundPage; others: FoundPage[]; likelihood: number }
  | { kind: 'more'; page: FoundPage; others: FoundPage[]; likelihood: number }
  | { kind: 'unsure'; pages: FoundPage[]; likelihood: number }
  | { kind: 'nothing' };

const OFFERED = 3;
/** Farther from the child's age than this, words alone do not make a page the one. */
const NEAR_GAP = 0.5;
const FEW_YEARS = 260;
/** An offered page must be nearly as fitting as the first: scores are on a logarithmic scale. */
const MUCH_WORSE = 2.5;

/**
 * Whether a page of the guide answers a question, or which may. A page for another age is never sure where age matters; the very
 * words that a page lists are. `isOut` leaves pages out (those of another region).
 */
export function judgePages(
  guide: Guide,
  question: GuideQuestion,
  isOut: (page: number) => boolean = () => false,
  gate: Gate = LEARNT,
): Finding {
  const { pages, doubts } = rankPages(guide, question, gate.rank, { page: isOut });
  const listing = pagesListing(guide, question.text).filter((page) => !isOut(page));
  const listed = listedFor(guide, listing, question.age);
  const candidates: WeighedFound[] = pages.map(({ page, signs, score }) => ({
    page,
    score,
    gap: signs.ageGap,
    isSetAge: signs.ageGapThatMatters > 0 || isAgeMissing(guide, page, question.age),
  }));
  const [first] = listed ? [listed] : candidates;
  if (!first) return { kind: 'nothing' };
  const isRight = listed ? 1 : likelihood(gate.first, doubts);
  const isAmong = Math.max(isRight, likelihood(gate.three, doubts));
  const [best, ...others] = [first, ...candidates.filter(({ page }) => page !== first.page)]
    .filter(
      ({ page, score }, at, all) =>
        (at === 0 || score > (candidates[0]?.score ?? 0) - MUCH_WORSE) &&
        !all.slice(0, at).some((other) => titleOf(guide, other.page) === titleOf(guide, page)),
    )
    .slice(0, OFFERED)
    .map(({ page, gap }): FoundPage => ({ page, isOtherAge: gap > 0 }));
  if (!best || isAmong < gate.thresholds.unsure) return { kind: 'nothing' };
  return isRight >= gate.thresholds.sure && !first.isSetAge
    ? { kind: 'sure', page: best, others, likelihood: isRight }
    : { kind: 'unsure', pages: [best, ...others], likelihood: isAmong };
}

/** The page that lists these very words for this age; none where the age must decide between several and is unknown. */
function listedFor(guide: Guide, listing: readonly number[], age: AgeSpan | null): WeighedFound | undefined {
  if (age === null && listing.length > 1) return undefined;
  const [nearest] = listing.map((page) => asWeighed(guide, page, age)).sort((a, b) => a.gap - b.gap);
  return nearest && nearest.gap <= NEAR_GAP ? nearest : undefined;
}

/** A page for a few years, where age changes the answer, and nobody said how old the child is. */
function isAgeMissing(guide: Guide, page: number, age: AgeSpan | null): boolean {
  const { startWeeks = 0, endWeeks = 936, ageMatters } = guide.pages[page] ?? {};
  return age === null && ageMatters === true && endWeeks - startWeeks < FEW_YEARS;
}

type WeighedFound = { page: number; score: number; gap: number; isSetAge: boolean };

function asWeighed(guide: Guide, page: number, age: AgeSpan | null): WeighedFound {
  const { startWeeks, endWeeks, ageMatters } = guide.pages[page] ?? {};
  const gap = ageGap(age, startWeeks, endWeeks);
  return { page, score: 0, gap, isSetAge: (ageMatters === true && gap > 0) || isAgeMissing(guide, page, age) };
}

const titleOf = (guide: Guide, page: number) => guide.pages[page]?.title.toLowerCase();
