import { fillSlots } from '@nestling/contracts/regions';
import type { Outcome } from '@nestling/rag/answer';
import { pageEvidence } from '@nestling/rag/evidence';
import {
  type AgeSpan,
  amongOf,
  type Finding,
  type FoundPage,
  type Guide,
  type NearSaid,
  pagesOf,
  readTold,
} from '@nestling/rag/guide';
import {
  asksOfPlace,
  type Conversation,
  type ReadQuestion,
  readMessage,
  talkOf,
  thanksInPassing,
} from '@nestling/rag/query';
import type { Passage } from '@nestling/rag/retrieve';
import type { SignedInCtx } from '../../../platform/context.ts';
import { answerTalk } from './answer-talk.ts';
import { type Asked, type FoundAnswer, nothingBut, type Settled } from './asked.ts';
import { beneathOpenCard, cardAbove } from './beneath-open-card.ts';
import { findInTalk } from './find-in-talk.ts';
import { findOwnSources, type OwnSources } from './find-own-sources.ts';
import { passageInRegion } from './guide-in-region.ts';
import { OFFERED, optionsAfter, optionsBeside, optionsForAge, tappedPage } from './guide-taps.ts';
import { withoutLead } from './guide-wording.ts';
import { resolvesCard } from './resolved-card.ts';
import { sameForOther } from './same-for-other.ts';
import { speaksOfPlace } from './speaks-of-place.ts';
import { tappedQuestion } from './tapped-question.ts';
import { tapsNear } from './taps-near.ts';
import { tellListed } from './tell-listed.ts';
import { offered, type ShownPage, tellPart } from './tell-part.ts';
import {
  asideJustGiven,
  askedFor,
  givenWhole,
  optionsBefore,
  pagesGiven,
  restedOnPapers,
  type TalkedOf,
  threadOf,
  unsaidJustNow,
  wasJustGiven,
} from './thread.ts';

/** Reads a message with the talk before it, and finds what answers it in the guide and in the parent's own library and words. */
export async function findAnswer(ctx: SignedInCtx, asked: Asked): Promise<FoundAnswer> {
  const { guideFinder } = ctx.deps;
  const { guide } = guideFinder;
  const { child, history, region, signal } = asked;
  const message = withoutLead(asked.question);
  const ofTalk = threadOf(history);
  const today = ctx.deps.clock();
  const talk = talkOn(ofTalk, asked, guide, today);
  const aside = asideJustGiven(history);
  const asItStands = readMessage(message, talk);
  // "And strawberries?" goes on from what was just said, as "why?" does.
  const isOfAside =
    asItStands.kind === 'question' && (asItStands.isElliptic || readTold(guide.words, asItStands.told).total === 0);
  const thread = aside !== undefined && isOfAside ? { pages: [aside], isGuess: false } : ofTalk;
  const before = thread === ofTalk ? talk : talkOn(thread, asked, guide, today);
  const tapped = tappedPage(message, child.ageWeeks, region, pagesGiven(history));
  const read = thread === ofTalk ? asItStands : readMessage(message, before);
  const offeredQuestion = tappedQuestion(guide, asked);
  if (tapped === undefined && offeredQuestion === undefined && read.kind === 'talk')
    return answerTalk(ctx, asked, before, read.talk);
  const saidOfCard = tapped === undefined && offeredQuestion === undefined ? await resolvesCard(ctx, asked) : undefined;
  if (saidOfCard) return answerTalk(ctx, asked, before, saidOfCard);
  const question = read.kind === 'question' ? read : undefined;
  const found: Finding =
    tapped !== undefined
      ? {
          kind: 'sure',
          page: { page: tapped, isOtherAge: isOtherAge(tapped, child.ageWeeks, ctx) },
          rivals: [],
          others: [],
          likelihood: 1,
        }
      : (offeredQuestion ??
        (question
          ? (sameForOther(guide, question, thread) ?? (await findInTalk(ctx, asked, question, thread)))
          : { kind: 'nothing' }));
  const finding = tapped === undefined ? notTwice(found, question?.isAgeAlone === true, asked, ctx) : found;
  // The page first, then what may say what it does not.
  const shown = finding.kind === 'more' ? amongOf(finding) : pagesOf(finding);
  const pages = shown.map((found) => ({
    ...found,
    passage: passageInRegion(guide.pages[found.page] as Passage, region),
  }));
  const isOfPapers = restedOnPapers(history);
  const own = await findOwnSources(ctx, {
    query: question?.words ?? message,
    question: message,
    before: question?.goesOn || isOfPapers ? (before.questions.at(-1) ?? null) : null,
    isOfPapers,
    childName: child.name,
    questionId: asked.questionId,
    sessionId: history[0]?.sessionId ?? null,
    ageWeeks: question?.age?.start ?? child.ageWeeks,
    pages: new Map(pages.map(({ passage }) => [passage.key, finding.kind === 'nothing' ? 0 : finding.likelihood])),
    passages: pages.map(({ passage }) => passage),
    isSure: finding.kind === 'sure' || finding.kind === 'more',
    signal,
  });
  const ofPage = finding.kind === 'more' && finding.listed === undefined ? pages[0]?.passage.written : undefined;
  const near = ofPage && question && (await guideFinder.nearestSaid({ question, page: ofPage, signal }));
  const isOtherChild = child.ageWeeks !== null && question?.age != null && !holds(question.age, child.ageWeeks);
  const settled = beneathOpenCard(
    settle(ctx, {
      finding,
      pages,
      own,
      asked,
      question,
      thread,
      isTapped: tapped !== undefined,
      ofTalk,
      near,
    }),
    await cardAbove(ctx, asked),
    question?.goesOn ?? false,
  );
  const understood = question?.understood;
  return {
    ...settled,
    ...(understood ? { outcome: { ...settled.outcome, understood } } : {}),
    isOtherChild,
    goesOn: question?.goesOn ?? false,
  };
}

/** What was said before a message, where the talk is on this page. */
function talkOn(thread: TalkedOf | null, { child, history }: Asked, guide: Guide, today: Date): Conversation {
  const page = thread && !thread.isGuess ? thread.pages[0] : undefined;
  return {
    childName: child.name,
    childWeeks: child.ageWeeks,
    questions: history.filter(({ role }) => role === 'user').map(({ content }) => withoutLead(content)),
    lastPage: guide.pages.find(({ key }) => key === page)?.title ?? null,
    began: page === undefined ? undefined : askedFor(history, page),
    weightOf: guide.words.weightOfStem,
    mended: guide.mended,
    today,
  };
}

const holds = ({ start, end }: AgeSpan, weeks: number) => weeks >= start && weeks <= end;

type Settling = {
  finding: Finding;
  pages: readonly ShownPage[];
  own: OwnSources;
  asked: Asked;
  question: ReadQuestion | undefined;
  thread: TalkedOf | null;
  isTapped: boolean;
  /** What the talk is on, where `thread` is an aside from it. */
  ofTalk: TalkedOf | null;
  /** What the page says that comes nearest. */
  near: NearSaid | undefined;
};

function settle(ctx: SignedInCtx, settling: Settling): Settled {
  const { finding, pages, own, asked, question, thread, isTapped, ofTalk, near } = settling;
  const { child, region, history } = asked;
  const { guide } = ctx.deps.guideFinder;
  const [first] = pages;
  const { evidenceForModel, facts } = own;
  const titles = pages.map(({ passage }) => passage.title);
  const known = [...pages.map(({ passage }) => passage.key), ...pagesGiven(history)];
  const taps = tapsNear(guide, finding, known, region);
  const withTaps = (options: readonly string[]) => [...new Set([...taps, ...options])].slice(0, OFFERED);
  const isOwnMatter = own.isParticular && !isTapped && (finding.kind !== 'more' || finding.listed !== undefined);
  if (
    facts &&
    !isTapped &&
    (isOwnMatter || (finding.kind !== 'sure' && finding.kind !== 'more')) &&
    !(facts.isShared && finding.kind === 'sure')
  )
    return { ...nothingBut(facts.outcome, titles), evidence: facts.evidence, evidenceForModel };
  if (isOwnMatter) return { ...nothingBut({ kind: 'unsaid' }, titles), evidenceForModel };
  // Where nothing is listed, how likely the page is says that the talk goes on, not that something answers.
  const isAnswered =
    (finding.kind === 'sure' || (finding.kind === 'more' && finding.listed !== undefined)) &&
    finding.likelihood >= SURELY_ASKED;
  const isOwnDocument = own.evidence.some(({ passage }) => passage.kind === 'document');
  if (history.length > 0 && !isTapped && !isAnswered && !isOwnDocument && thanksInPassing(asked.question))
    return { ...nothingBut({ kind: 'talk', talk: 'thanks' }, []), evidenceForModel };
  const ofPlace = isTapped ? undefined : asksOfPlace(asked.question);
  if (ofPlace && !isOwnDocument && !speaksOfPlace(guide, pages, question?.told ?? '', ofPlace))
    return { ...nothingBut({ kind: 'talk', talk: ofPlace }, []), evidenceForModel };
  if (finding.kind === 'sure' && first) {
    const number = own.evidence.find(({ passage }) => passage.key === first.passage.key)?.number ?? 1;
    const isGiven = (givenWhole(history, first.passage.key) ?? LONG_AGO) < LONG_AGO;
    const isOfNow = [thread?.pages[0], pagesGiven(history)[0]].includes(first.passage.key);
    const isLast = isGiven && (isOfNow || question?.isAgeAlone === true);
    if (isLast && wasJustGiven(history))
      return {
        ...nothingBut({ kind: 'talk', talk: 'help' }, optionsAfter(first.passage.key, region)),
        evidenceForModel,
      };
    const outcome: Outcome = isLast
      ? { kind: 'again', page: offered(first, number), isAgeAsked: question?.isAgeAlone === true }
      : { kind: 'sure', page: offered(first, number) };
    return {
      ...nothingBut(outcome, withTaps(optionsBeside(first.passage.key, finding.rivals, region))),
      evidence: own.evidence,
      evidenceForModel,
      page: first.passage.key,
      ...(finding.isAside ? { isAside: true } : {}),
    };
  }
  if (finding.kind === 'more' && first) {
    // It was offered, or the talk comes back to it from an aside.
    const isOffered = thread?.isGuess === true && thread.pages.includes(first.passage.key);
    const [justGiven] = pagesGiven(history);
    const isBack = justGiven !== undefined && justGiven !== first.passage.key;
    const asked = { region, isOffered: isOffered || isBack, isNew: unsaidJustNow(history) };
    const listed = finding.listed ? [finding.listed, ...(finding.also ?? [])] : [];
    const part =
      tellListed(pages, listed, { ...asked, part: question?.part ?? null }) ??
      tellPart(ctx.deps.guideFinder.guide, pages, { ...asked, question, words: question?.words ?? '', near });
    const documents = own.evidence.filter(({ passage }) => passage.kind === 'document');
    return {
      ...nothingBut(part.outcome, withTaps(part.options)),
      evidence: [
        ...part.shown.map((passage, at) => pageEvidence(passage, at + 1, finding.likelihood)),
        ...documents.map((one, at) => ({ ...one, number: part.shown.length + at + 1 })),
      ],
      evidenceForModel,
      page: first.passage.key,
      isPart: true,
      ...(finding.isAside || (thread !== ofTalk && first.passage.key === thread?.pages[0]) ? { isAside: true } : {}),
    };
  }
  if (own.evidence.length > 0)
    return { ...nothingBut({ kind: 'sources' }, titles), evidence: own.evidence, evidenceForModel };
  const isLost =
    thread === null && history.slice(-LATELY).some(({ role, content }) => role === 'user' && isCallForHelp(content));
  if (isLost && (finding.kind === 'unsure' || finding.kind === 'nothing')) {
    const isAged = child.ageWeeks !== null || question?.age != null;
    return { ...nothingBut({ kind: 'talk', talk: isAged ? 'sinceWhen' : 'whoSinceWhen' }, []), evidenceForModel };
  }
  if (finding.kind === 'unsure')
    return {
      ...nothingBut(
        { kind: 'unsure', pages: pages.map((page, at) => offered(page, at + 1)), lacks: own.lacks },
        titles,
      ),
      evidence: pages.map(({ passage }, at) => pageEvidence(passage, at + 1, finding.likelihood)),
      evidenceForModel,
    };
  return { ...nothingBut({ kind: 'nothing' }, withTaps(optionsForAge(child.ageWeeks, region))), evidenceForModel };
}

/** So many messages back a parent may have written that they do not know where to begin. */
const LATELY = 5;
const isCallForHelp = (message: string) => ['lost', 'help'].includes(talkOf(message) ?? '');
/** With the age given one of several pages is chosen, unless none of them is near to what was asked. */
const RATHER_LIKELY = 0.4;
/** Below it a few words beside thanks ask nothing of the guide. */
const SURELY_ASKED = 0.6;
/** A page given so many replies ago has gone from sight. */
const LONG_AGO = 4;

/**
 * A page that stands a little above is told in part; pages that were offered in vain are not offered again: the likeliest is given.
 */
function notTwice(finding: Finding, isAgeAlone: boolean, { history, region }: Asked, { deps }: SignedInCtx): Finding {
  const { guide } = deps.guideFinder;
  if (finding.kind === 'sure') {
    if (isAgeAlone) return finding;
    const given = givenWhole(history, guide.pages[finding.page.page]?.key ?? '');
    return given !== undefined && given > 1 && given < LONG_AGO ? { ...finding, kind: 'more' } : finding;
  }
  if (finding.kind !== 'unsure') return finding;
  const ofAge = isAgeAlone ? finding.pages.filter(({ isOtherAge }) => !isOtherAge) : [];
  const [chosen] = ofAge;
  const isMeant = finding.likelihood >= RATHER_LIKELY || chosen === finding.pages[0];
  if (chosen && isMeant)
    return { kind: 'sure', page: chosen, rivals: [], others: finding.pages, likelihood: finding.likelihood };
  const before = optionsBefore(history);
  const isOffered = ({ page }: FoundPage) => before.includes(fillSlots(guide.pages[page]?.title ?? '', region));
  const [first, ...others] = finding.pages;
  return first && finding.pages.every(isOffered)
    ? { kind: 'sure', page: first, rivals: others, others, likelihood: finding.likelihood }
    : finding;
}

function isOtherAge(page: number, ageWeeks: number | null, ctx: SignedInCtx): boolean {
  const { startWeeks = 0, endWeeks = 936 } = ctx.deps.guideFinder.guide.pages[page] ?? {};
  return ageWeeks !== null && (ageWeeks < startWeeks || ageWeeks > endWeeks);
}
