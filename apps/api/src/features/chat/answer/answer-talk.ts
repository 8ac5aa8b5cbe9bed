import { fillSlots } from '@nestling/contracts/regions';
import { pageEvidence } from '@nestling/rag/evidence';
import { amongOf } from '@nestling/rag/guide';
import { type Conversation, readMessage, type Talk } from '@nestling/rag/query';
import type { SignedInCtx } from '../../../platform/context.ts';
import { type Asked, type FoundAnswer, nothingBut, type Settled } from './asked.ts';
import { passageInRegion } from './guide-in-region.ts';
import { OFFERED, optionsAfter, optionsForAge } from './guide-taps.ts';
import { tellPart } from './tell-part.ts';
import { saidNothing, threadOf, unsaidIn } from './thread.ts';

/** More than plain thanks. */
const PRAISES =
  /\b(?:oh|wow|gee|brilliant|fantastic|amazing|fab|fabulous|great|super|perfect|wonderful|lovely|excellent|helpful|useful|so|really|very|a lot|loads|a bunch|just what)\b/i;

/** After these the talk goes on where it was. */
const GOES_ON: readonly Talk[] = ['thanks', 'relief', 'acknowledgement', 'resolved', 'denied'];

/** What is said to talk that asks nothing, and what is offered beside it. */
export async function answerTalk(
  ctx: SignedInCtx,
  asked: Asked,
  before: Conversation,
  read: Talk,
): Promise<FoundAnswer> {
  // Praise for a reply that said nothing is none.
  const isMeant = read !== 'thanks' || !PRAISES.test(asked.question) || !saidNothing(asked.history);
  const talk = isMeant ? read : 'unhelpful';
  const options = await optionsForTalk(ctx, asked, before, talk);
  const onward = goesOnFrom(ctx, asked, talk);
  const answer = onward ? { ...onward, options } : nothingBut({ kind: 'talk', talk }, options);
  return { ...answer, isOtherChild: false, goesOn: onward !== undefined };
}

/**
 * "We tried that", "you said so already": what the talk's page says where its steps do not help, or what to look out for and when to
 * call, as far as that was not said yet.
 */
function goesOnFrom(
  { deps: { guideFinder } }: SignedInCtx,
  { region, history }: Asked,
  talk: Talk,
): Settled | undefined {
  if (talk !== 'tried' && talk !== 'unhelpful') return undefined;
  const thread = threadOf(history);
  const page = thread?.isGuess === false ? guideFinder.guide.pages.findIndex(({ key }) => key === thread.pages[0]) : -1;
  const passage = guideFinder.guide.pages[page];
  if (!passage) return undefined;
  const home = { page, isOtherAge: false, passage: passageInRegion(passage, region) };
  const question = { part: 'tried' as const, told: '', asksBeside: false, isTale: false };
  const { outcome, shown } = tellPart(guideFinder.guide, [home], {
    question,
    region,
    isOffered: false,
    isNew: unsaidIn(history),
  });
  if (outcome.kind !== 'part' || (outcome.said.length === 0 && outcome.others.length === 0)) return undefined;
  return {
    ...nothingBut(outcome, []),
    evidence: shown.map((one, at) => pageEvidence(one, at + 1, 1)),
    page: passage.key,
    isPart: true,
  };
}

/** What is offered beside talk: what goes on from the page, what else may answer, or what is on many minds at this age. */
async function optionsForTalk(ctx: SignedInCtx, asked: Asked, before: Conversation, talk: Talk): Promise<string[]> {
  const { child, region, history } = asked;
  const thread = threadOf(history);
  if (talk === 'unhelpful' || talk === 'tried') return otherPages(ctx, asked, before, thread?.pages[0] ?? null);
  if (GOES_ON.includes(talk) && thread && !thread.isGuess) return optionsAfter(thread.pages[0] ?? '', region);
  // The number stands in the message: "18" offers months and years of it.
  if (talk === 'ageUnit')
    return ['months', 'years'].map((unit) => `${/\d+/.exec(asked.question)?.[0] ?? ''} ${unit}`.trim());
  return talk === 'greeting' || talk === 'help' || talk === 'errand' || talk === 'writeErrand'
    ? optionsForAge(child.ageWeeks, region)
    : [];
}

/** Where an answer did not help: what else may answer the last question. */
async function otherPages(
  { deps: { guideFinder } }: SignedInCtx,
  { child, region, signal }: Asked,
  before: Conversation,
  lastPage: string | null,
): Promise<string[]> {
  const subject = before.lastPage === null ? [] : [before.lastPage];
  for (const asking of [...subject, ...before.questions.toReversed()]) {
    const read = readMessage(asking, { ...before, questions: [], lastPage: null });
    if (read.kind !== 'question') continue;
    const finding = await guideFinder.find({
      question: { ...read, inContext: null, inTalk: null },
      thread: null,
      region,
      signal,
    });
    const titles = amongOf(finding)
      .map(({ page }) => guideFinder.guide.pages[page])
      .filter((page) => page?.key !== lastPage)
      .map((page) => fillSlots(page?.title ?? '', region));
    const after = lastPage === null ? [] : optionsAfter(lastPage, region);
    const options = [...new Set([...titles, ...after])].slice(0, OFFERED);
    return options.length > 0 ? options : optionsForAge(child.ageWeeks, region);
  }
  return optionsForAge(child.ageWeeks, region);
}
