import type { ChatMessage } from '@nestling/contracts/chat';
import { fillSlots, type Region } from '@nestling/contracts/regions';
import { spanText } from '@nestling/contracts/topics';
import { AGE_RANGES } from '@nestling/contracts/topics/content';
import { JUST_GIVEN, type OfferedPage, type Outcome } from '@nestling/rag/answer';
import { type Evidence, pageEvidence } from '@nestling/rag/evidence';
import type { AgeSpan, Finding, FoundPage } from '@nestling/rag/guide';
import { type ReadQuestion, readMessage } from '@nestling/rag/query';
import type { Passage } from '@nestling/rag/retrieve';
import type { SignedInCtx } from '../../../platform/context.ts';
import { htmlToText, readAssistantContent } from '../sessions/assistant-content.ts';
import { findOwnSources, type OwnSources } from './find-own-sources.ts';
import { passageInRegion } from './guide-in-region.ts';
import { optionsAfter, optionsBeside, optionsForAge, tappedPage } from './guide-taps.ts';
import { withoutLead } from './guide-wording.ts';

export type Asked = {
  question: string;
  questionId: number;
  /** What was written in this chat before, oldest first. */
  history: readonly ChatMessage[];
  child: { name: string | null; ageWeeks: number | null };
  region: Region;
  signal: AbortSignal;
};

/** What a message is answered with. `evidence` is numbered from 1; `page` is the guide's page that the answer rests on. */
export type FoundAnswer = {
  outcome: Outcome;
  evidence: Evidence[];
  /** For a language model, which weighs evidence itself: more of it. */
  evidenceForModel: Evidence[];
  options: string[];
  page: string | null;
  /** The message names the age of another child than the family's. */
  isOtherChild: boolean;
  /** The message leans on what was said before. */
  goesOn: boolean;
};

/** Reads a message with the talk before it, and finds what answers it in the guide and in the parent's own library and words. */
export async function findAnswer(ctx: SignedInCtx, asked: Asked): Promise<FoundAnswer> {
  const { guideFinder } = ctx.deps;
  const { guide } = guideFinder;
  const { child, history, region, signal } = asked;
  const message = withoutLead(asked.question);
  const lastPage = lastPageOf(history);
  const before = {
    childName: child.name,
    childWeeks: child.ageWeeks,
    questions: history.filter(({ role }) => role === 'user').map(({ content }) => withoutLead(content)),
    lastPage: guide.pages.find(({ key }) => key === lastPage)?.title ?? null,
    weightOf: guide.words.weightOfStem,
    mended: guide.mended,
  };
  const tapped = tappedPage(message, child.ageWeeks, region, lastPage);
  const read = readMessage(message, before);
  if (tapped === undefined && read.kind === 'talk') {
    const options =
      read.talk === 'unhelpful'
        ? await otherPages(ctx, asked, before, lastPage)
        : read.talk === 'thanks' && lastPage
          ? optionsAfter(lastPage, region)
          : read.talk === 'greeting' || read.talk === 'help'
            ? optionsForAge(child.ageWeeks, region)
            : [];
    return nothingBut({ kind: 'talk', talk: read.talk }, options);
  }
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
      : question
        ? await guideFinder.find({ question, lastPage, region, signal })
        : { kind: 'nothing' };
  const finding = hasToldMore(history) ? insteadOfMore(found) : found;
  const pages = pagesOf(finding).map((found) => ({
    ...found,
    passage: passageInRegion(guide.pages[found.page] as Passage, region),
  }));
  const own = await findOwnSources(ctx, {
    query: question?.words ?? message,
    question: message,
    before: question?.goesOn ? (before.questions.at(-1) ?? null) : null,
    childName: child.name,
    questionId: asked.questionId,
    ageWeeks: question?.age?.start ?? child.ageWeeks,
    pages: new Map(pages.map(({ passage }) => [passage.key, finding.kind === 'nothing' ? 0 : finding.likelihood])),
    passages: pages.map(({ passage }) => passage),
    isSure: finding.kind === 'sure' || finding.kind === 'more',
    signal,
  });
  const isOtherChild = child.ageWeeks !== null && question?.age != null && !holds(question.age, child.ageWeeks);
  return {
    ...settle(finding, pages, own, asked, tapped !== undefined),
    isOtherChild,
    goesOn: question?.goesOn ?? false,
  };
}

const holds = ({ start, end }: AgeSpan, weeks: number) => weeks >= start && weeks <= end;

type ShownPage = FoundPage & { passage: Passage };

function settle(
  finding: Finding,
  pages: readonly ShownPage[],
  own: OwnSources,
  asked: Asked,
  isTapped: boolean,
): FoundAnswer {
  const { child, region } = asked;
  const [first] = pages;
  const { evidenceForModel, facts } = own;
  const titles = pages.map(({ passage }) => passage.title);
  const isOwnMatter = own.isParticular && !isTapped && finding.kind !== 'more';
  if (
    facts &&
    !isTapped &&
    (isOwnMatter || (finding.kind !== 'sure' && finding.kind !== 'more')) &&
    !(facts.isShared && finding.kind === 'sure')
  )
    return { ...nothingBut(facts.outcome, titles), evidence: facts.evidence, evidenceForModel };
  if (isOwnMatter) return { ...nothingBut({ kind: 'unsaid' }, titles), evidenceForModel };
  if (finding.kind === 'sure' && first) {
    const number = own.evidence.find(({ passage }) => passage.key === first.passage.key)?.number ?? 1;
    const isLast = first.passage.key === lastPageOf(asked.history);
    if (isLast && wasJustGiven(asked.history))
      return {
        ...nothingBut({ kind: 'talk', talk: 'help' }, optionsAfter(first.passage.key, region)),
        evidenceForModel,
      };
    return {
      outcome: { kind: isLast ? 'again' : 'sure', page: offered(first, number) },
      evidence: own.evidence,
      evidenceForModel,
      options: optionsBeside(first.passage.key, finding.rivals, region),
      page: first.passage.key,
      isOtherChild: false,
      goesOn: false,
    };
  }
  if (own.evidence.length > 0)
    return {
      outcome: { kind: 'sources' },
      evidence: own.evidence,
      evidenceForModel,
      options: finding.kind === 'more' && first ? optionsAfter(first.passage.key, region) : titles,
      page: finding.kind === 'more' && first ? first.passage.key : null,
      isOtherChild: false,
      goesOn: false,
    };
  if (finding.kind === 'unsure' && pages.every(({ passage }) => optionsBefore(asked).includes(passage.title)))
    return { ...nothingBut({ kind: 'talk', talk: 'help' }, optionsBefore(asked)), evidenceForModel };
  if (finding.kind === 'unsure')
    return {
      outcome: { kind: 'unsure', pages: pages.map((page, at) => offered(page, at + 1)), lacks: own.lacks },
      evidence: pages.map(({ passage }, at) => pageEvidence(passage, at + 1, finding.likelihood)),
      evidenceForModel,
      options: titles,
      page: null,
      isOtherChild: false,
      goesOn: false,
    };
  return { ...nothingBut({ kind: 'nothing' }, optionsForAge(child.ageWeeks, region)), evidenceForModel };
}

const nothingBut = (outcome: Outcome, options: string[]): FoundAnswer => ({
  outcome,
  evidence: [],
  evidenceForModel: [],
  options,
  page: null,
  isOtherChild: false,
  goesOn: false,
});

function offered({ passage, isOtherAge: isOther }: ShownPage, number: number): OfferedPage {
  const { title, startWeeks = 0, endWeeks = 0 } = passage;
  return { number, title, forAge: isOther ? spanText(AGE_RANGES, startWeeks, endWeeks).toLowerCase() : null };
}

const pagesOf = (finding: Finding): FoundPage[] =>
  finding.kind === 'sure' || finding.kind === 'more' ? [finding.page] : finding.kind === 'unsure' ? finding.pages : [];

function isOtherAge(page: number, ageWeeks: number | null, ctx: SignedInCtx): boolean {
  const { startWeeks = 0, endWeeks = 936 } = ctx.deps.guideFinder.guide.pages[page] ?? {};
  return ageWeeks !== null && (ageWeeks < startWeeks || ageWeeks > endWeeks);
}

/** The last reply said no more than that its page stands above it. */
function wasJustGiven(history: readonly ChatMessage[]): boolean {
  const last = history.findLast(({ role }) => role === 'assistant');
  return last !== undefined && saysJustGiven(last);
}

const saysJustGiven = ({ content }: ChatMessage) =>
  htmlToText(readAssistantContent(content).content).includes(JUST_GIVEN);

/** The last two replies came out of one page: a third time it has nothing new. */
function hasToldMore(history: readonly ChatMessage[]): boolean {
  const [last, before] = history
    .filter((message) => message.role === 'assistant' && !saysJustGiven(message))
    .slice(-2)
    .reverse()
    .map(({ content }) => readAssistantContent(content).page);
  return last !== undefined && last === before;
}

function insteadOfMore(finding: Finding): Finding {
  if (finding.kind !== 'more') return finding;
  const { others, likelihood } = finding;
  return others.length > 0 ? { kind: 'unsure', pages: others, likelihood } : { kind: 'nothing' };
}

/** What the last reply offered: to offer the same again helps nobody. */
function optionsBefore({ history }: Asked): string[] {
  const last = history.findLast(({ role }) => role === 'assistant');
  return (last && readAssistantContent(last.content).options) ?? [];
}

/** The guide's page that the last reply rested on, while the talk is still about it. */
function lastPageOf(history: readonly ChatMessage[]): string | null {
  const last = history.findLast(({ role }) => role === 'assistant');
  return last ? (readAssistantContent(last.content).page ?? null) : null;
}

/** Where an answer did not help: what else may answer the last question. */
async function otherPages(
  { deps: { guideFinder } }: SignedInCtx,
  { child, region, signal }: Asked,
  before: Parameters<typeof readMessage>[1],
  lastPage: string | null,
): Promise<string[]> {
  for (let at = before.questions.length - 1; at >= 0; at--) {
    const read = readMessage(before.questions[at] as string, { ...before, questions: [], lastPage: null });
    if (read.kind !== 'question') continue;
    const question: ReadQuestion = { ...read, inContext: read.text, goesOn: true, isEmpty: false, isTale: false };
    const finding = await guideFinder.find({ question, lastPage, region, signal });
    const titles = pagesOf(finding).map(({ page }) => fillSlots(guideFinder.guide.pages[page]?.title ?? '', region));
    return titles.length > 0 ? titles : optionsForAge(child.ageWeeks, region);
  }
  return optionsForAge(child.ageWeeks, region);
}
