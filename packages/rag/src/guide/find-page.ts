import { isTelling, readQuestion } from '../evidence/question.ts';
import type { AskedNext } from './asked-next.ts';
import { type Choice, repliesTo } from './choose-reply.ts';
import type { Guide } from './guide.ts';
import { type Finding, type FoundPage, judgePages, type RankedPages, rankPages } from './judge-pages.ts';
import type { Nearness } from './nearness.ts';
import { openFor } from './open-next.ts';
import { HELD, mostHeldBy, readTold, type Told } from './page-part.ts';
import { pagesBeside } from './pages-beside.ts';
import { agreedOn, amongOf, FIRM, isOfTalk, meantAlone, pagesOf, type Readings, topOf } from './readings.ts';
import { tellingStems } from './telling-stems.ts';
import {
  type Asked,
  distinct,
  given,
  isRelated,
  ON_THREAD,
  OWN_SUBJECT,
  subjectOf,
  type Thread,
  type Turn,
} from './turn.ts';
import { asideOf, chosen } from './whole-talk.ts';

const OFFERED = 3;
/** Asked of nothing but what the talk is on: how long, how much, when. */
const AMOUNTS: ReadonlySet<string | null> = new Set(['howLong', 'howMuch', 'when', 'again']);
/** What others say of it is about the talk's page, where that speaks of it. */
const OBJECTIONS: ReadonlySet<string | null> = new Set(['doctorSays', 'familySays', 'carersSay']);
/** So little is no more than a common word. */
const LITTLE = 0.2;
/** As much as one telling word. */
const ONE_WORD = 0.6;
/** A sentence that holds this much of a turn answers it, though another page may be asked just so. */
const HELD_WELL = 0.75;
/** By so much the talk has to lead back more surely than the turn's own words lead away, where no sentence holds them. */
const SURER = 0.05;

type Near = {
  alone: Nearness | undefined;
  inContext: Nearness | undefined;
  inTalk?: Nearness | undefined;
};

/** The page that answers a message, and in a talk what else may: what pages list for it (`next`). */
export function findReplies(
  guide: Guide,
  question: Asked,
  nearness: Near,
  thread: Thread | null,
  isOut?: (page: number) => boolean,
  next: readonly AskedNext[] = [],
): Choice {
  const following = thread && question.inContext !== null ? followed(question, thread) : undefined;
  if (following !== undefined && isOut?.(following) !== true)
    return {
      found: { kind: 'sure', page: { page: following, isOtherAge: false }, rivals: [], others: [], likelihood: 1 },
      replies: [],
      beside: [],
    };
  const { text, age } = question;
  const ranked = rankPages(guide, { text, nearness: nearness.alone, age }, undefined, isOut && { page: isOut });
  const found = pageFor(guide, question, nearness, thread, ranked, isOut);
  const inTalk = nearness.inTalk ?? nearness.alone;
  const open = openFor(guide, question, thread, next, nearness.alone);
  const beside = thread ? pagesBeside(guide, question, thread, ranked) : [];
  return { found, replies: open.length > 0 ? repliesTo(open, found, inTalk) : [], beside };
}

/**
 * The page that answers a message: as it stands, and, where it goes on from what was spoken of, behind that. The page just shown is
 * not shown again (`more`): what the message asks is told out of it.
 */
function pageFor(
  guide: Guide,
  question: Asked,
  nearness: Near,
  thread: Thread | null,
  ranked: RankedPages,
  isOut?: (page: number) => boolean,
): Finding {
  const { text, inContext, inTalk, isEmpty, age } = question;
  const asItStands = judgePages(guide, { text, nearness: nearness.alone, age }, isOut, undefined, ranked);
  if (inContext === null) return asItStands;
  const behindPage = judgePages(guide, { text: inContext, nearness: nearness.inContext, age }, isOut);
  const behindTalk =
    inTalk === null ? behindPage : judgePages(guide, { text: inTalk, nearness: nearness.inTalk, age }, isOut);
  const readings = { alone: asItStands, behindPage, behindTalk };
  const told = readTold(guide.words, question.told);
  const home = thread && homeOf(guide, thread, readings, told);
  if (!thread || home === undefined || home === null)
    return isOn(question, told) || asItStands.kind === 'nothing'
      ? anew(isEmpty ? { kind: 'nothing' } : asItStands, behindTalk)
      : newSubject(readings, question, null);
  const alone = meantAlone(readings, home, {
    titled: (page) => titled(guide, page, told),
    isNamed: (page) => !question.pointsBack && holds(guide, page, told) >= HELD,
  });
  const turn: Turn = {
    guide,
    question,
    told,
    thread,
    home,
    nearness: nearness.alone,
    readings: { ...readings, alone },
  };
  const isNew = isNewSubject(turn);
  const found = isNew ? newSubject(turn.readings, question, thread.isGuess ? null : home) : goOn(turn);
  return thread.isGuess ? found : asideOf(turn, chosen(turn, found, isNew));
}

const isOn = ({ goesOn, part }: Asked, told: Told) => goesOn || (part !== null && told.total < OWN_SUBJECT);

function isNewSubject(turn: Turn): boolean {
  const { guide, question, told, readings } = turn;
  const { alone } = readings;
  if (isOn(question, told) || question.isElliptic || leadsBack(turn)) return false;
  // What says little is about the talk's page, unless a page answers it as it stands.
  const isFresh =
    alone.kind === 'unsure' &&
    !question.pointsBack &&
    told.total >= (question.isTale ? ONE_WORD : 0) &&
    holds(guide, topOf(alone) ?? -1, told) >= HELD;
  return alone.kind === 'sure' || told.total >= OWN_SUBJECT || isFresh;
}

/** Whether the parent's own words for the talk lead to its page, and that says what this turn tells or asks. */
function leadsBack(turn: Turn): boolean {
  const { guide, question, told, home, readings } = turn;
  const { alone, behindTalk } = readings;
  if (behindTalk.kind !== 'sure' || !amongOf(behindTalk).some(({ page }) => page === home)) return false;
  if (OBJECTIONS.has(question.part)) return true;
  const isFound = alone.kind === 'sure' && alone.page.page !== home;
  const isNamed = holds(guide, topOf(alone) ?? home, told) >= HELD && topOf(alone) !== home;
  if (!isFound) return topOf(behindTalk) === home && (!isNamed || says(guide, home, told) >= HELD);
  // Of two pages on one subject the talk's own stays, where the turn names the other no more than it names that.
  if (isRelated(turn, alone.page.page))
    return (
      topOf(behindTalk) === home &&
      behindTalk.likelihood > alone.likelihood &&
      says(guide, home, told) >= HELD &&
      titled(guide, alone.page.page, told) <= titled(guide, home, told)
    );
  const isSurer = topOf(behindTalk) === home && behindTalk.likelihood > alone.likelihood + SURER;
  if (!isSurer && alone.likelihood > Math.min(FIRM, behindTalk.likelihood)) return false;
  // How long or how much of it is asked of the talk's page, and of no thing that this does not know.
  const isOfHome = told.total === 0 || holds(guide, home, told) >= HELD;
  return says(guide, home, told) >= HELD_WELL || (AMOUNTS.has(question.part) && isSurer && isOfHome);
}

/** A turn that goes on from the talk's page: what it says of that, or a page beside it. */
function goOn(turn: Turn): Finding {
  const { guide, question, told, thread, home, readings } = turn;
  const { alone, behindPage, behindTalk } = readings;
  // Of pages that were only offered the one that is asked for has not been read yet.
  if (thread.isGuess && alone.kind === 'sure' && alone.page.page === home) return alone;
  const isHeld = says(guide, home, told) >= HELD;
  // Of several pages that were offered the message names one: that one has not been read yet.
  const naming = thread.pages.filter((page) => told.sharedWith(wordsToldBy(guide, page)) >= HELD);
  if (thread.isGuess && thread.pages.length > 1 && naming.length === 1 && told.total > 0 && question.part === null)
    return given({ page: home, isOtherAge: false });
  const onThread = (others: FoundPage[]): Finding => ({
    kind: 'more',
    page: { page: home, isOtherAge: false },
    others: distinct(others.filter(({ page }) => page !== home))
      .slice(0, OFFERED)
      .map((one) => ({ ...one, isNear: isRelated(turn, one.page) })),
    likelihood: ON_THREAD,
  });
  const ofTalk = [...amongOf(behindTalk), ...amongOf(behindPage)].filter(({ page }) => isRelated(turn, page));
  // A page on the talk's subject that is called after these words.
  const called = ofTalk.find(
    ({ page, isOtherAge }) => !isOtherAge && page !== home && titled(guide, page, told) >= HELD,
  );
  const isBare = question.part !== null || question.asksBeside || question.pointsBack;
  if (question.isEmpty || told.total === 0) {
    const isOther = alone.kind === 'sure' && alone.page.page !== home && isOfTalk(readings, alone.page.page);
    if (isOther && !isBare) return alone;
    if (called && !isHeld) return given(called);
    return onThread([...(isBare ? [] : pagesOf(alone).filter(({ page }) => isRelated(turn, page))), ...ofTalk]);
  }
  // A subject of which the talk's page says nothing at all.
  const isForeign = told.total >= ONE_WORD && !question.pointsBack && holds(guide, home, told) < LITTLE;
  if (isForeign && alone.kind === 'unsure' && amongOf(behindTalk).every(({ page }) => page !== home)) return alone;
  if (leadsBack(turn)) return onThread([...pagesOf(alone), ...ofTalk]);
  const agreed = isHeld ? undefined : agreedOn(readings, home);
  if (agreed) return given(agreed);
  const isLight = told.total < ONE_WORD;
  const isBeside = question.asksBeside || question.pointsBack || OBJECTIONS.has(question.part);
  const other = alone.kind === 'sure' && alone.page.page !== home ? alone : undefined;
  const isLed =
    other &&
    (isRelated(turn, other.page.page) ||
      isOfTalk(readings, other.page.page) ||
      (!question.isNarrowing && subjectOf(guide, other.page.page) === subjectOf(guide, home)));
  const staysHome = isBeside && (isHeld || (question.pointsBack && isLight));
  if (other && (question.isElliptic ? isLed && !isHeld : isLed || !staysHome)) return other;
  const others = [
    ...pagesOf(alone).filter(({ page }) => isOfTalk(readings, page)),
    ...ofTalk,
    ...pagesOf(alone).filter(({ page }) => isRelated(turn, page)),
  ];
  if (isHeld) return onThread(others);
  if (called) return given(called);
  return told.total >= OWN_SUBJECT && !question.pointsBack && !question.isElliptic && alone.kind === 'unsure'
    ? notAgain(alone, thread.isGuess ? null : home)
    : onThread(others);
}

/** A message that names a subject of its own, or tells something that may be one. */
function newSubject({ alone, behindPage }: Readings, { isTale }: Asked, shown: number | null): Finding {
  const within = isTale || alone.kind === 'nothing' ? behindPage : undefined;
  if (!within || (alone.kind !== 'nothing' && within.kind !== 'sure')) return notAgain(alone, shown);
  if (alone.kind === 'nothing') return notAgain(within, shown);
  // Behind a page's title nearly everything leads back to it: it counts only where the words themselves lead there too.
  if (topOf(within) === shown && !amongOf(alone).some(({ page }) => page === shown)) return alone;
  // Two stories are possible, the one told so far and a new one: the parent knows which.
  return topOf(alone) === topOf(within)
    ? notAgain(alone, shown)
    : notAgain(offer([...pagesOf(within), ...pagesOf(alone)], alone), shown);
}

/** Where no page was given or offered, the questions before are all there is to go on from. */
function anew(alone: Finding, within: Finding): Finding {
  if (alone.kind === 'sure' && !(within.kind === 'sure' && within.likelihood > alone.likelihood)) return alone;
  return within.kind === 'sure'
    ? within
    : offer([...pagesOf(within), ...pagesOf(alone)], within.kind === 'nothing' ? alone : within);
}

/** The page of the following question that a message asks in nearly its words. */
function followed({ text, asksBeside }: Asked, { next }: Thread): number | undefined {
  const asked = new Set(tellingStems(text));
  const isTold = asksBeside || asked.size > 1 || readQuestion(text).terms.some(isTelling);
  if (asked.size === 0 || !isTold) return undefined;
  return next.find(({ text: following }) => {
    const words = tellingStems(following);
    const shared = words.filter((word) => asked.has(word)).length;
    return shared === asked.size && shared * 2 >= words.length;
  })?.page;
}

/** The page that the talk is on: the one given, or of those offered the one that the talk leads to, or that says most of the turn. */
function homeOf(guide: Guide, { pages, isGuess }: Thread, { behindTalk }: Readings, told: Told): number | undefined {
  if (!isGuess) return pages[0];
  const top = topOf(behindTalk);
  const [first] = pages
    .map((page, at) => ({ page, at, held: told.sharedWith(wordsToldBy(guide, page)) }))
    .toSorted((a, b) => b.held - a.held || a.at - b.at);
  return behindTalk.kind === 'sure' && (pages.includes(top ?? -1) || (first?.held ?? 0) < HELD) ? top : first?.page;
}

/** How much of what a turn tells one sentence or step of a page holds. */
function says(guide: Guide, page: number, told: Told): number {
  const written = guide.pages[page]?.written;
  return written ? mostHeldBy(guide.words, written, told) : told.sharedWith(wordsToldBy(guide, page));
}

/** How much of what a message tells a page says, or is asked with. */
function holds(guide: Guide, page: number, told: Told): number {
  const { title = '', text = '', questions = [] } = guide.pages[page] ?? {};
  return told.sharedWith(new Set(guide.words.idsOf([title, text, ...questions].join('\n'))));
}

function titled(guide: Guide, page: number, told: Told): number {
  return told.sharedWith(new Set(guide.words.idsOf(guide.pages[page]?.title ?? '')));
}

function wordsToldBy(guide: Guide, page: number): ReadonlySet<number> {
  const { title = '', text = '' } = guide.pages[page] ?? {};
  return new Set(guide.words.idsOf(`${title}\n${text}`));
}

/** From here on what follows is taken to be about the page just shown, though it has words of its own. */
const STILL_ABOUT = 0.5;

/** A page that was just shown is not shown again whole: more is told out of it, or what else there is is offered. */
function notAgain(finding: Finding, page: number | null): Finding {
  const [first, ...rest] = pagesOf(finding);
  if (page === null || finding.kind === 'nothing' || finding.kind === 'more' || !first) return finding;
  if (first.page === page && finding.likelihood >= STILL_ABOUT)
    return { ...finding, kind: 'more', page: first, others: finding.kind === 'sure' ? finding.others : rest };
  return finding.kind === 'unsure'
    ? offer(
        finding.pages.filter((one) => one.page !== page),
        finding,
      )
    : finding;
}

function offer(pages: readonly FoundPage[], as: Finding): Finding {
  const offered = distinct(pages).slice(0, OFFERED);
  return offered.length > 0
    ? { kind: 'unsure', pages: offered, likelihood: as.kind === 'nothing' ? 0 : as.likelihood }
    : { kind: 'nothing' };
}
