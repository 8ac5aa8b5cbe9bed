import { ageInDays, ageInWeeks, ageText, birthDateOf, formatCalendarDate } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import type { ChatMessage } from '@nestling/contracts/chat';
import { APPROACHES, CONCERNS, type Tone } from '@nestling/contracts/profile/rules';
import { REGION_DATA, type Region } from '@nestling/contracts/regions';
import type { Urgent } from '@nestling/contracts/safety';
import { buildPrompt, type HistoryTurn, NOTHING_FOUND } from '@nestling/rag/answer';
import type { Evidence } from '@nestling/rag/evidence';
import { localModelOptions } from '@nestling/rag/local';
import { dangerSignsFor } from '@nestling/safety';
import { findUserById } from '../../../db/users.repo.ts';
import { type SignedInCtx, todayOf } from '../../../platform/context.ts';
import { regionOf } from '../../../platform/region.ts';
import type { FoundAnswer } from '../answer/asked.ts';
import { findAnswer } from '../answer/find-answer.ts';
import { htmlToText, readAssistantContent } from '../sessions/assistant-content.ts';
import { listMessages } from '../sessions/chat.repo.ts';
import { findAskedMessage } from './asked-message.ts';
import { beneathCard } from './beneath-card.ts';
import { createDraftRenderer, type ModelWords } from './draft-renderer.ts';
import type { ReplyDraft } from './reply-draft.ts';
import { needsRewriting, rewriteQuestion } from './rewrite-question.ts';
import { streamAnswer } from './stream-answer.ts';

const HISTORY_TURNS = 12;
/** Talk that the built-in model has little to say to, and a language model more. */
const LEFT_TO_MODEL: ReadonlySet<string> = new Set([
  'help',
  'lost',
  'money',
  'law',
  'errand',
  'callErrand',
  'writeErrand',
  'language',
  'region',
  'tried',
]);
/** Passages that a model is given before it searches itself. */
const MAX_EVIDENCE = 8;
/** As far back as a message may speak of: a chat of years is not read whole for each. */
const HISTORY_READ = 100;
const DAYS_PER_YEAR = 365.25;
const DAYS_PER_MONTH = DAYS_PER_YEAR / 12;

/** Finds the evidence for the message a reply answers and has the model write from it, calling `onDraft` as it grows. */
export async function composeReply(
  ctx: SignedInCtx,
  replyId: number,
  urgent: Urgent | null,
  signal: AbortSignal,
  onDraft: (draft: ReplyDraft) => void,
): Promise<ReplyDraft> {
  const { db } = ctx.deps;
  const asked = await findAskedMessage(ctx, replyId);
  if (!asked) throw new Error('The message this reply answers is gone');
  const { content: question, id: questionId, sessionId } = asked;
  const user = await findUserById(db, ctx.actor.userId);
  if (!user) throw new Error('The account is gone');
  const history = await listMessages(db, ctx.actor.userId, sessionId, { before: questionId, limit: HISTORY_READ });
  const turns = history.slice(-HISTORY_TURNS).map(toTurn);
  const child = describeChild(ctx, user);
  const region = regionOf(user, ctx.deps.env);
  const asking = { questionId, child, region, signal };
  const found = await findAnswer(ctx, { question, history, ...asking });
  const search = async (query: string) =>
    (await findAnswer(ctx, { question: query, history: [], ...asking })).evidenceForModel;
  const beneath = urgent ? beneathCard(ctx, urgent, question, history) : undefined;
  const rendererFor = (evidence: Evidence[], modelWords?: ModelWords) =>
    createDraftRenderer(
      evidence,
      { ageDays: child.ageDays, region, childName: child.name },
      onDraft,
      beneath,
      modelWords,
    );
  const today = formatCalendarDate(todayOf(ctx));
  const { outcome, evidence } = found;
  // What the built-in model has nothing new to say to, a language model may.
  const isTalk = outcome.kind === 'talk' && !LEFT_TO_MODEL.has(outcome.talk);
  const evidenceForModel = isTalk
    ? []
    : await searchedAnew(ctx, found, { question, turns, childName: child.name, search, signal });
  const localTime = localTimeOf(ctx);
  const draft = await streamAnswer(ctx, {
    prompt: buildPrompt({
      child,
      evidence: evidenceForModel,
      history: turns,
      question,
      urgent,
      today,
      canSearch: true,
      ...(localTime ? { localTime } : {}),
    }),
    question,
    evidence: evidenceForModel,
    search,
    builtIn: {
      providerOptions: localModelOptions({
        question,
        tone: child.tone,
        childName: found.isOtherChild ? null : child.name,
        evidence,
        outcome,
        lastReply: turns.findLast(({ role }) => role === 'assistant')?.text ?? '',
        isUrgent: urgent !== null && urgent.level !== 'ask',
      }),
      renderer: () => rendererFor(evidence),
    },
    renderer: () => rendererFor(evidenceForModel, { said: sayable(child, question, urgent, today) }),
    isTalk,
    signal,
  });
  const isUnanswered =
    outcome.kind === 'nothing' ||
    outcome.kind === 'unsaid' ||
    outcome.kind === 'unsure' ||
    (outcome.kind === 'part' && outcome.said.length === 0) ||
    htmlToText(draft.html).includes(NOTHING_FOUND);
  const signs = urgent === null && isUnanswered ? dangerSignsFor(question, region) : null;
  return {
    ...draft,
    ...(signs ? { dangerSigns: signs } : {}),
    ...(draft.options || found.options.length === 0 ? {} : { options: found.options }),
    ...(found.page ? { page: found.page } : {}),
    ...(found.isPart ? { part: true } : {}),
    ...(found.isAside ? { aside: true } : {}),
  };
}

/** The first search is done for the model; where the message leans on the talk, also with the question as it is meant. */
async function searchedAnew(
  ctx: SignedInCtx,
  found: FoundAnswer,
  asked: {
    question: string;
    turns: readonly HistoryTurn[];
    childName: string | null;
    search: (query: string) => Promise<Evidence[]>;
    signal: AbortSignal;
  },
): Promise<Evidence[]> {
  const first = [...found.evidenceForModel];
  const { question, turns } = asked;
  if (ctx.deps.chatModel.isBuiltIn || !needsRewriting(question, { goesOn: found.goesOn, isFirst: turns.length === 0 }))
    return first;
  const meant = await rewriteQuestion(ctx, asked);
  const again = meant === null ? [] : await asked.search(meant);
  const fresh = again.filter(({ passage }) => !first.some((one) => one.passage.key === passage.key));
  return [...fresh, ...first].slice(0, MAX_EVIDENCE).map((one, at) => ({ ...one, number: at + 1 }));
}

/** What a reply may name though no source holds it. */
function sayable(
  child: ReturnType<typeof describeChild>,
  question: string,
  urgent: Urgent | null,
  today: string,
): string {
  const { ageText: age, ageWeeks: weeks, ageDays: days, home, healthConditions } = child;
  return [
    question,
    today,
    age ?? '',
    ...(weeks === null || days === null
      ? []
      : [`${weeks} weeks`, `${Math.floor(days / DAYS_PER_MONTH)} months`, `${Math.floor(days / DAYS_PER_YEAR)} years`]),
    healthConditions ?? '',
    ...home.helpLines,
    ...(urgent ? [urgent.title, urgent.action] : []),
  ].join('\n');
}

function localTimeOf({ deps, timeZone }: SignedInCtx): string | undefined {
  if (timeZone === null) return undefined;
  return deps.clock().toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone });
}

function toTurn(message: ChatMessage): HistoryTurn {
  return {
    role: message.role,
    text: message.role === 'user' ? message.content : htmlToText(readAssistantContent(message.content).content),
  };
}

function describeChild(ctx: SignedInCtx, user: ClientUser) {
  const birth = birthDateOf(user.childAge);
  const today = todayOf(ctx);
  const label = (options: readonly { value: string; label: string }[], values: string[] | null) =>
    (values ?? []).map((value) => options.find((option) => option.value === value)?.label ?? value);
  return {
    name: user.childName,
    ageText: birth ? ageText(birth, today) : null,
    ageWeeks: birth ? ageInWeeks(birth, today) : null,
    ageDays: birth ? ageInDays(birth, today) : null,
    tone: user.tonePreference as Tone | null,
    approaches: label(APPROACHES, user.preferredApproaches),
    parentingStyles: [...(user.parentingStyles ?? []), ...(user.otherParentingStyle ? [user.otherParentingStyle] : [])],
    concerns: [...label(CONCERNS, user.topConcerns), ...(user.childConcerns ? [user.childConcerns] : [])],
    healthConditions: user.healthConditions,
    home: homeOf(regionOf(user, ctx.deps.env)),
  };
}

/** What the model may say of the family's country: its help lines and no others. */
function homeOf(region: Region) {
  const { name, spoken, measures } = REGION_DATA[region];
  return {
    country: name,
    units: Object.values(measures).join(', '),
    helpLines: Object.entries(spoken).map(([what, line]) => `${what}: ${line}`),
  };
}
