import type { AskedNext, Listed } from './asked-next.ts';
import learnt from './choose-reply.json' with { type: 'json' };
import type { Finding, FoundPage } from './judge-pages.ts';
import type { Nearness } from './nearness.ts';

/**
 * What speaks for a reply to a later turn. `read`: what the reranker says that read both, where it did; `asked`: how likely the turn asks what is listed, `verbatim`: in nearly its words; `now`, `before`: its page is that of the
 * talk, or was; `found`: it is the page that was found for the turn; `ofTalk`: how near it comes behind the question that the talk began with.
 * `page`, `isFound`: a whole page is the reply, and how surely it was found. `none`: neither is.
 */
export const REPLY_SIGNS = [
  'read',
  'asked',
  'verbatim',
  'now',
  'before',
  'found',
  'ofTalk',
  'page',
  'isFound',
  'none',
] as const;
type ReplySigns = Partial<Record<(typeof REPLY_SIGNS)[number], number>>;

/** What may be replied: something listed, the page that was found (`isPage`), or neither. */
export type Reply = { listed?: AskedNext; isPage?: boolean; signs: number[] };
/**
 * What was found for a message, and what may be replied to a later turn instead; nothing leaves no choice. `unread`: once the reranker has read the replies, what is listed
 * besides them, the likeliest first, to be tapped. `beside`: the pages that come nearest to what the turn says by itself, for it may have left the talk.
 */
export type Choice = { found: Finding; replies: Reply[]; beside: FoundPage[]; unread?: Listed[] };

/**
 * The shares from which listed answers are told; `pnpm --filter @nestling/api bench:later` fits the weights to labelled turns and prints
 * what these bounds come to on talks left out. `least`: less likely nothing listed is the answer, on a page that was never talked of `leastElsewhere`. Below `alone` a second one is told
 * that is as likely as the first, times `beside`; never of a page on something else: what holds for one illness is not said of another.
 */
export const TOLD = { least: 0.05, leastElsewhere: 0.2, alone: 0.6, beside: 0.25 };
/** The least that is worth a tap, of what was read and of what was not: with these there are as many taps as when six replies were read. */
const WORTH_A_TAP = 0.03;
const UNREAD_WORTH_A_TAP = 0.02;
const MOST_TAPS = 2;

/** So near in its wording a turn begins to ask it in the same words. */
const NEARLY = 0.8;

const logit = (likelihood: number) => {
  const inside = Math.min(1 - 1e-3, Math.max(1e-3, likelihood));
  return Math.log(inside / (1 - inside));
};

const signsOf = (signs: ReplySigns) => REPLY_SIGNS.map((sign) => signs[sign] ?? 0);

/** All that may be replied to a turn, with what speaks for each. `inTalk`: how near the guide comes behind the talk. */
export function repliesTo(next: readonly AskedNext[], found: Finding, inTalk: Nearness | undefined): Reply[] {
  const sure = found.kind === 'sure' ? found : undefined;
  const ofTalk = firstness(inTalk);
  return [
    ...next.map((listed) => ({
      listed,
      signs: signsOf({
        asked: logit(listed.likelihood),
        verbatim: Math.max(0, listed.near - NEARLY) / (1 - NEARLY),
        now: listed.place === 'now' ? 1 : 0,
        before: listed.place === 'before' ? 1 : 0,
        found: listed.place !== 'now' && listed.page === sure?.page.page ? 1 : 0,
        ofTalk: ofTalk(listed.page),
      }),
    })),
    ...(sure ? [{ isPage: true, signs: signsOf({ page: 1, isFound: logit(sure.likelihood) }) }] : []),
    { signs: signsOf({ none: 1 }) },
  ];
}

/** 1 for the nearest page, less for each that comes after it. */
function firstness(nearness: Nearness | undefined): (page: number) => number {
  const ranked = Array.from(nearness?.pages ?? [], (near, page) => ({ near, page })).sort((a, b) => b.near - a.near);
  const ranks = new Map(ranked.map(({ page }, rank) => [page, rank]));
  return (page) => 1 / (1 + (ranks.get(page) ?? Infinity));
}

/**
 * So many replies at most are read together with the turn: the likeliest by all other signs, and those at least a fifth as likely as the first. On the 450
 * turns of `bench/later` that the reranker was not taught as many are answered by 2.6 replies read, at the mean, as by the likeliest six.
 */
const MOST_READ = 6;
const WORTH_READING = 0.2;

export const isNone = ({ listed, isPage }: Reply): boolean => listed === undefined && isPage === undefined;

/** The replies that are worth reading together with the turn, and what is listed besides them that is worth a tap. */
export type Shortlist = { replies: Reply[]; unread: Listed[] };

export function shortlist(replies: readonly Reply[]): Shortlist {
  const shares = sharesOf(replies, WEIGHTS.unread);
  const all = replies
    .map((reply, at) => ({ reply, share: shares[at] as number }))
    .filter(({ reply }) => !isNone(reply))
    .sort((a, b) => b.share - a.share);
  const least = WORTH_READING * (all[0]?.share ?? 0);
  const short = all.slice(0, MOST_READ).filter(({ share }) => share >= least);
  return {
    replies: short.map(({ reply }) => reply),
    unread: all
      .slice(short.length)
      .flatMap(({ reply, share }) => (reply.listed && share >= UNREAD_WORTH_A_TAP ? [reply.listed] : [])),
  };
}

const READ = REPLY_SIGNS.indexOf('read');

/** What is left to choose from once a shortlist was read: `scores` are the reranker's, in its order. */
export const withReading = (
  { found, beside }: Choice,
  { replies, unread }: Shortlist,
  scores: readonly number[],
): Choice => ({
  found,
  replies: [
    ...replies.map((reply, at) => ({ ...reply, signs: reply.signs.with(READ, scores[at] as number) })),
    { signs: signsOf({ none: 1 }) },
  ],
  beside,
  unread,
});

/** How likely each is the reply: together they come to 1. */
export function sharesOf(replies: readonly Reply[], weights: readonly number[]): number[] {
  const scores = replies.map(({ signs }) => signs.reduce((sum, sign, at) => sum + sign * (weights[at] as number), 0));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

const weightsIn = (from: Record<string, number>) => REPLY_SIGNS.map((sign) => from[sign] ?? 0);
/** What each sign weighs, where the reranker read the replies and where it did not. */
export const WEIGHTS = { read: weightsIn(learnt.read), unread: weightsIn(learnt.unread) };

/** What was found, or what pages list for the turn where that is the likelier reply; what comes near to it may be tapped, and where that is not surely it a page beside it. */
export function chooseReply({ found, replies, beside, unread }: Choice): Finding {
  if (replies.length === 0) return found.kind === 'sure' ? found : { ...found, beside };
  const shares = sharesOf(replies, unread ? WEIGHTS.read : WEIGHTS.unread);
  const listed = replies
    .flatMap((reply, at) => (reply.listed ? [{ ...reply.listed, share: shares[at] as number }] : []))
    .sort((a, b) => b.share - a.share);
  const ofPage = shares[replies.findIndex(({ isPage }) => isPage)] ?? 0;
  const told = tellable(listed, ofPage);
  const taps = listed.filter((one) => one.share >= WORTH_A_TAP && !told.includes(one));
  const asks = [...taps, ...(unread ?? [])].slice(0, MOST_TAPS).map(asListed);
  const [first, ...also] = told;
  const isSurely = (first?.share ?? ofPage) >= TOLD.alone;
  const mayTap = { asks, ...(isSurely ? {} : { beside }) };
  if (!first) return { ...found, ...mayTap };
  const others = also.filter(({ page }) => page !== first.page).map(({ page, isOtherAge }) => ({ page, isOtherAge }));
  return { ...toldNext(first, first.share), others, also: also.map(asListed), ...mayTap };
}

/** What is told of it: nothing where a page is likelier, two where neither is sure. */
export function tellable<One extends Pick<AskedNext, 'page' | 'place'> & { share: number }>(
  listed: readonly One[],
  ofPage: number,
  { least, leastElsewhere, alone, beside } = TOLD,
): One[] {
  const [first, ...others] = listed;
  const bound = first?.place === 'never' ? leastElsewhere : least;
  if (!first || first.share < Math.max(bound, ofPage)) return [];
  const isOfTalk = ({ place }: One) => place !== 'never';
  const second = others.find((one) => one.page === first.page || (isOfTalk(one) && isOfTalk(first)));
  const isBeside = second && first.share < alone && second.share >= beside * first.share;
  return isBeside ? [first, second] : [first];
}

const asListed = ({ page, isOtherAge, followUp }: Listed): Listed => ({ page, isOtherAge, followUp });

export const toldNext = (listed: Listed, likelihood: number): Extract<Finding, { kind: 'more' }> => ({
  kind: 'more',
  page: { page: listed.page, isOtherAge: listed.isOtherAge },
  others: [],
  likelihood,
  listed: asListed(listed),
});
