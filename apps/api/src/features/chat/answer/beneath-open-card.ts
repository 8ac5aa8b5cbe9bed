import type { ChatMessage } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';
import type { Evidence } from '@nestling/rag/evidence';
import { sayingsOf } from '@nestling/rag/guide';
import type { WrittenPage } from '@nestling/rag/retrieve';
import { CARD_TURNS, mayNotWait, supportedText } from '@nestling/safety';
import type { SignedInCtx } from '../../../platform/context.ts';
import { readAssistantContent } from '../sessions/assistant-content.ts';
import { findReplyTo } from '../sessions/chat.repo.ts';
import type { Asked, Settled } from './asked.ts';
import { nothingBut } from './asked.ts';

/** A card that may not wait, above the reply to a message, and the pages that replies beneath it rested on. */
export type CardAbove = { card: Urgent; message: string; isNew: boolean; pages: readonly string[] };

/** What is said of these beneath a card is taken for what is to be done about it. */
const OF_DANGER: ReadonlySet<string> = new Set(['first-aid', 'medicines']);

export async function cardAbove(
  { deps, actor }: SignedInCtx,
  { question: message, questionId, history }: Asked,
): Promise<CardAbove | undefined> {
  const reply = await findReplyTo(deps.db, actor.userId, questionId);
  const card = reply && readAssistantContent(reply.content).urgent;
  if (!card || !mayNotWait(card)) return undefined;
  const beneath = repliesBeneath(history.slice(-CARD_TURNS), card);
  return { card, message, isNew: beneath.length === 0, pages: beneath.flatMap(({ page }) => page ?? []) };
}

const repliesBeneath = (history: readonly ChatMessage[], { ruleId }: Urgent) =>
  history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => readAssistantContent(content))
    .filter(({ urgent }) => urgent?.ruleId === ruleId);

/**
 * What of an answer may stand beneath a card that the message raised or is about: whom to call and when, and what is to be done or
 * warned of; beneath one that says "today", or that stood already when this was asked, also what it may be. A page speaks of the harmless
 * case too, and nobody has seen this child; where nothing is left the card stands alone.
 */
export function beneathOpenCard(settled: Settled, above: CardAbove | undefined, goesOn: boolean): Settled {
  const { outcome, evidence, page } = settled;
  if (!above) return settled;
  if (outcome.kind === 'unsure') return above.isNew ? alone(settled) : settled;
  if (outcome.kind !== 'sure' && outcome.kind !== 'again' && outcome.kind !== 'part') return settled;
  const at = evidence.findIndex(({ number }) => number === outcome.page.number);
  const written = evidence[at]?.passage.written;
  const isOfHealth = written?.subject === 'health' && (goesOn || above.card.level === 'emergency');
  const isOfDanger = OF_DANGER.has(written?.subject ?? '') || isOfHealth;
  const isAbout = above.isNew || above.pages.includes(page ?? '') || isOfDanger;
  if (!written || !isAbout) return settled;
  const left = leftOf(written, above);
  if (outcome.kind !== 'part')
    return left.now.length + left.call.length === 0
      ? alone(settled)
      : { ...settled, evidence: evidence.map((one, n) => (n === at ? withWritten(one, left) : one)) };
  const [first] = outcome.said;
  const isAnswer = !outcome.isNearest || mayExplain(above);
  const isOfHelp = isAnswer && first !== undefined && (first.from === 'call' || isSupporting(first.text, above));
  const said = isOfHelp ? outcome.said.filter(({ from, text }) => from === 'call' || isSupporting(text, above)) : [];
  const all = said.length > 0 ? said : sayingsOf({ ...left, now: [] });
  return all.length === 0
    ? alone(settled)
    : { ...settled, outcome: { ...outcome, part: null, said: all, isNearest: false, others: [] } };
}

const alone = (settled: Settled): Settled => ({
  ...nothingBut({ kind: 'nothing' }, settled.options),
  evidenceForModel: settled.evidenceForModel,
});

/**
 * Of a page of first aid all steps. Of another, beneath a red card that has just been raised, what it begins with and the steps, where they
 * help, and nothing of what is usual; where there is time to read, all but comfort.
 */
function leftOf({ sayAloud: _, ...page }: WrittenPage, above: CardAbove): WrittenPage {
  if (mayExplain(above) && page.subject !== 'first-aid')
    return { ...page, now: withoutComfort(page.now, above), watch: withoutComfort(page.watch, above) };
  const [first, ...rest] = page.now;
  const isOfHelp = first !== undefined && isSupporting(first.text, above);
  const steps = isOfHelp ? [first, ...rest.filter(({ text, isStep }) => isStep && isAllSupporting(text, above))] : [];
  return { ...page, now: page.subject === 'first-aid' ? page.now : steps, watch: [] };
}

/** Beneath an amber card there is time to read, and who asks on beneath a red one has read it. */
const mayExplain = ({ card, isNew }: CardAbove) => card.level === 'urgent' || !isNew;

/** A step whole or not at all, a paragraph without the sentences that do not stand. */
function withoutComfort(said: WrittenPage['now'], above: CardAbove): WrittenPage['now'] {
  return said.flatMap((one) => {
    const left = one.text.split(SENTENCES).filter((sentence) => supports(sentence, above));
    return left.length === 0 || (one.isStep && !isAllSupporting(one.text, above))
      ? []
      : { ...one, text: left.join(' ') };
  });
}

const withWritten = (evidence: Evidence, written: WrittenPage): Evidence => ({
  ...evidence,
  passage: { ...evidence.passage, written },
});

const SENTENCES = /(?<=[.!?]["”’')]*)\s+(?=["“'(]*[\p{Lu}\d])/u;

/** Begins with what may stand beneath the card. */
const isSupporting = (text: string, above: CardAbove) => supports(text.split(SENTENCES)[0] ?? '', above);
const isAllSupporting = (text: string, above: CardAbove) => text.split(SENTENCES).every((one) => supports(one, above));

const supports = (sentence: string, above: CardAbove) => {
  const { card, message } = above;
  const whose = mayExplain(above) ? { isGuides: true } : { isModels: true };
  return supportedText(sentence, { card, message, wasOpen: false, ...whose }).withheld === 0;
};
