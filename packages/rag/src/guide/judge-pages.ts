import { type AgeSpan, ageGap, covers, LAST_WEEK } from './age-gap.ts';
import { areAlike, differing } from './alike-pages.ts';
import type { Listed } from './asked-next.ts';
import learnt from './gate.json' with { type: 'json' };
import type { Guide } from './guide.ts';
import { pagesIn } from './guide-index.ts';
import { isOfChildren } from './of-children.ts';
import { isPlain, namesASubject, RIVAL, type Running, worthOffering } from './outright.ts';
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
  'nearestThree',
  'middle',
  'opening',
  'words',
  'coverage',
  'keyWord',
  'ageGap',
  'share',
  'shareOfAlike',
  'lead',
  'leadOverOther',
  'crowd',
  'unknown',
  'length',
  'agreement',
  'unlisted',
  'unknownAge',
  'namesChild',
  'score',
] as const;
export type Doubt = (typeof DOUBTS)[number];
/**
 * What tells whether the first page answers. Of parents' own questions the other doubts tell nothing, or the contrary of what they
 * tell of the guide's phrasings: those are shorter, name the child in other words, and hold hardly a word that the guide lacks,
 * where a post of several sentences holds many.
 */
export const DOUBTS_OF_PAGE = ['share', 'shareOfAlike', 'score', 'namesChild'] as const satisfies readonly Doubt[];
type Weights<Name extends string> = Record<Name, number>;

type Likelihood = { weights: Partial<Weights<Doubt>>; bias: number };

/**
 * What `guide:learn` wrote: how pages are ordered, and how likely the first one, or one of three, is the right one, and the
 * question is one for the guide at all.
 */
export type Gate = {
  rank: Weights<Sign>;
  first: Likelihood;
  three: Likelihood;
  belongs: Likelihood;
  /**
   * The first page is answered with where the likelihoods that the question is the guide's and that the page is right come to
   * `sure` together; from `belongs` on pages are offered.
   */
  thresholds: { sure: number; belongs: number };
};

export type RankedPages = {
  /** The best pages first. `score`: what was learnt of their signs; `place`: by what they are ordered. */
  pages: (WeighedPage & { score: number; place: number })[];
  doubts: Weights<Doubt>;
  /** Whether the page that is first is so by its signs alone, too. */
  isAgreed: boolean;
  /** How many words were asked that tell something. */
  words: number;
};

const LEARNT: Gate = learnt;
const DEPTH = 8;
const MANY_WORDS = 16;
const CROWD = 20;
const HIGH_SCORE = 10;
/**
 * What the words of one phrasing count beside what was learnt. Learnt it is too little, for of a phrasing that is left out the page has
 * lost just those; it was chosen on real questions whose pages readers had named.
 */
const TOGETHER = 3;

export function rankPages(
  guide: Guide,
  question: GuideQuestion,
  rank: Weights<Sign> = LEARNT.rank,
  leftOut?: LeftOut,
): RankedPages {
  const weighed = weighPages(guide, question, leftOut);
  const bySigns = weighed.pages
    .map((one) => {
      const score = SIGNS.reduce((sum, sign) => sum + rank[sign] * one.signs[sign], 0);
      return { ...one, score, place: score + TOGETHER * one.together };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
  const pages = bySigns.toSorted((a, b) => b.place - a.place || a.page - b.page).slice(0, DEPTH);
  return {
    pages,
    doubts: doubtsOf(guide, bySigns, weighed, question),
    isAgreed: pages[0]?.page === bySigns[0]?.page,
    words: weighed.words.length,
  };
}

function doubtsOf(
  guide: Guide,
  pages: RankedPages['pages'],
  { words }: Weighed,
  { text, age, nearness }: GuideQuestion,
): Weights<Doubt> {
  const [first, second] = pages;
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const middles = pages
    .map(({ signs }) => signs.middle)
    .sort((a, b) => b - a)
    .slice(0, CROWD);
  const best = (sign: Sign) => Math.max(0, ...pages.map(({ signs }) => signs[sign]));
  const lead = (other: { score: number } | undefined) => Math.min(3, (first?.score ?? 0) - (other?.score ?? 0)) / 3;
  const near = pages.slice(0, DEPTH);
  const isAlike = ({ page }: { page: number }) => first !== undefined && areAlike(guide, nearness, first.page, page);
  const shares = near.map(({ score }) => Math.exp(score - (first?.score ?? 0)));
  const all = shares.reduce((sum, share) => sum + share, 0) || 1;
  const ofAlike = shares.reduce((sum, share, at) => sum + (isAlike(near[at] as WeighedPage) ? share : 0), 0);
  return {
    nearest: first?.signs.nearest ?? 0,
    nearestThree: first?.signs.nearestThree ?? 0,
    middle: first?.signs.middle ?? 0,
    opening: first?.signs.opening ?? 0,
    words: first?.signs.words ?? 0,
    coverage: first?.signs.coverage ?? 0,
    keyWord: first?.signs.keyWord ?? 0,
    ageGap: first?.signs.ageGap ?? 0,
    share: (shares[0] ?? 0) / all,
    shareOfAlike: ofAlike / all,
    lead: lead(second),
    leadOverOther: lead(near.find((one) => !isAlike(one))),
    crowd: middles.reduce((sum, value) => sum + value, 0) / CROWD,
    unknown: words.filter(({ matches }) => matches.length === 0).reduce((sum, { weight }) => sum + weight, 0) / total,
    length: Math.min(1, words.length / MANY_WORDS),
    agreement: first && first.signs.middle >= best('middle') && first.signs.words >= best('words') ? 1 : 0,
    unlisted: first?.signs.unlisted ?? 0,
    unknownAge: age ? 0 : 1,
    namesChild: isOfChildren(text) ? 1 : 0,
    score: Math.max(0, first?.score ?? 0) / HIGH_SCORE,
  };
}

export function likelihood({ weights, bias }: Likelihood, doubts: Weights<Doubt>): number {
  return 1 / (1 + Math.exp(-DOUBTS.reduce((sum, doubt) => sum + (weights[doubt] ?? 0) * doubts[doubt], bias)));
}

/**
 * A page of the guide as the answer to a question; `isOtherAge` when the child is outside the weeks it is for, `isNear` when it is
 * about the subject of the page that the talk is on.
 */
export type FoundPage = { page: number; isOtherAge: boolean; isNear?: boolean };

/**
 * `sure`: this page answers, `rivals` are nearly as likely, `others` come next. `more`: it has been shown, and what goes on from it is about it still.
 * `unsure`: one of these may. `nothing`: the guide has no page on it.
 * `listed`: what the page lists for the turn, `also`: what may be meant as well, on this page or another; `asks`: what else it may ask.
 * `beside`: pages that what was said comes near to by itself.
 * `isAside`: it answers a small question on something else, after which the talk goes on where it was.
 * `likelihood` is that the page is right, or one of the three.
 */
export type Finding = FindingKind & { asks?: readonly Listed[]; beside?: readonly FoundPage[] };

type FindingKind =
  | { kind: 'sure'; page: FoundPage; rivals: FoundPage[]; others: FoundPage[]; likelihood: number; isAside?: boolean }
  | {
      kind: 'more';
      page: FoundPage;
      others: FoundPage[];
      likelihood: number;
      isAside?: boolean;
      listed?: Listed;
      also?: readonly Listed[];
    }
  | { kind: 'unsure'; pages: FoundPage[]; likelihood: number }
  | { kind: 'nothing' };

/** Farther from the child's age than this, words alone do not make a page the one. */
const NEAR_GAP = 0.5;
const FEW_YEARS = 260;
/** An offered page must be nearly as fitting as the first: scores are on a logarithmic scale. */
const MUCH_WORSE = 4.4;
/** Pages less alike than this are about different subjects: beside the first such a page is offered only if it fits by itself. */
const ONE_SUBJECT = 0.76;
const FITS = 17;
const MOST_WORDS = 0.5;
/** Less likely than this that one of them answers, pages are not worth a glance. */
const WORTH_A_GLANCE = 0.16;

/**
 * Whether a page of the guide answers a question, or which may. A page for another age is never sure where age matters; the very
 * words that a page lists are. `isOut` leaves pages out (those of another region); the others may have been ranked before.
 */
export function judgePages(
  guide: Guide,
  question: GuideQuestion,
  isOut: (page: number) => boolean = () => false,
  gate: Gate = LEARNT,
  { pages, doubts, isAgreed, words }: RankedPages = rankPages(guide, question, gate.rank, { page: isOut }),
): Finding {
  const listing = pagesIn(guide.index, question.text).filter((page) => !isOut(page));
  const candidates: WeighedFound[] = pages.map(({ page, signs, score, place }) => ({
    page,
    score,
    place,
    nearest: signs.nearest,
    gap: signs.ageGap,
    isSetAge: signs.ageGapThatMatters > 0 || isAgeMissing(guide, page, question.age),
  }));
  const [top] = candidates;
  const asListed = listedFor(guide, listing, question.age);
  const listed = candidates.find(({ page }) => page === asListed?.page) ?? asListed;
  // Where age changes the answer, of two pages on one subject that fit nearly alike the one for the child's age is meant; where that is not known, one for all of them.
  const ofAge = top?.isSetAge
    ? candidates.find(
        ({ page, place, gap, isSetAge }) =>
          gap === 0 &&
          !isSetAge &&
          place > top.place - RIVAL &&
          isOneSubject(question, top.page, page) &&
          (question.age !== null || covers(guide.pages[page], guide.pages[top.page])),
      )
    : undefined;
  const first = listed ?? ofAge ?? top;
  if (!first) return { kind: 'nothing' };
  const isRight = listed ? 1 : likelihood(gate.first, doubts);
  const isAmong = Math.max(isRight, likelihood(gate.three, doubts));
  const most = top?.place ?? 0;
  const beside = candidates.filter(
    ({ page, score, place }) =>
      page !== first.page && place > most - MUCH_WORSE && (score >= FITS || isOneSubject(question, first.page, page)),
  );
  const belongs = listed ? 1 : likelihood(gate.belongs, doubts);
  // Where sense cannot be told, pages that hold most of the words are offered.
  const isOfGuide = listed || (question.nearness ? belongs >= gate.thresholds.belongs : doubts.coverage >= MOST_WORDS);
  if (!isOfGuide) return { kind: 'nothing' };
  // In learning one page is the right one; of those beside it, which count as wrong there, about half answer as well.
  const isLikely = (listed || isAgreed) && isRight * belongs >= gate.thresholds.sure && !first.isSetAge;
  const isAsked = listed && (question.age !== null || !namesASubject(question.text));
  const asked = { ...question, words };
  const worth = worthOffering(asked, [first, ...beside]);
  if (isLikely && (isAsked || isPlain(guide, asked, first, candidates))) {
    const others = differing(guide, question.nearness, [first, ...worth.filter((one) => one !== first)]).slice(1);
    const rivals = listed ? [] : others.filter(({ place }) => place > most - RIVAL);
    return {
      kind: 'sure',
      page: asFound(first),
      rivals: rivals.map(asFound),
      others: others.map(asFound),
      likelihood: (1 + isRight) / 2,
    };
  }
  const offered = differing(guide, question.nearness, worth);
  return offered.length > 0 && (isAmong >= WORTH_A_GLANCE || !question.nearness)
    ? { kind: 'unsure', pages: offered.map(asFound), likelihood: isAmong }
    : { kind: 'nothing' };
}

const isOneSubject = ({ nearness }: GuideQuestion, page: number, other: number) =>
  (nearness?.alike(page, other) ?? 1) >= ONE_SUBJECT;

/** The page that lists these very words for this age; none where the age must decide between several and is unknown. */
function listedFor(guide: Guide, listing: readonly number[], age: AgeSpan | null): WeighedFound | undefined {
  if (age === null && listing.length > 1) return undefined;
  const [nearest] = listing.map((page) => asWeighed(guide, page, age)).sort((a, b) => a.gap - b.gap);
  return nearest && nearest.gap <= NEAR_GAP ? nearest : undefined;
}

/** A page for a few years, where age changes the answer, and nobody said how old the child is. */
function isAgeMissing(guide: Guide, page: number, age: AgeSpan | null): boolean {
  const { startWeeks = 0, endWeeks = LAST_WEEK, ageMatters } = guide.pages[page] ?? {};
  return age === null && ageMatters === true && endWeeks - startWeeks < FEW_YEARS;
}

type WeighedFound = Running & { score: number; isSetAge: boolean };
const asFound = ({ page, gap }: WeighedFound): FoundPage => ({ page, isOtherAge: gap > 0 });

function asWeighed(guide: Guide, page: number, age: AgeSpan | null): WeighedFound {
  const { startWeeks, endWeeks, ageMatters } = guide.pages[page] ?? {};
  const gap = ageGap(age, startWeeks, endWeeks);
  return {
    page,
    score: 0,
    place: 0,
    nearest: 0,
    gap,
    isSetAge: (ageMatters === true && gap > 0) || isAgeMissing(guide, page, age),
  };
}
