import type { ChatMessage } from '@nestling/contracts/chat';
import { JUST_GIVEN, NOTHING_FOUND } from '@nestling/rag/answer';
import { htmlToText, readAssistantContent } from '../sessions/assistant-content.ts';

/** The guide's page that a talk is on, by its key, or those that were offered and not chosen yet (`isGuess`). */
export type TalkedOf = { pages: string[]; isGuess: boolean };

/** Small talk, an excuse or an aside keeps the thread for so many replies. */
const KEPT = 4;

/**
 * The page that the talk is on: the last one that a reply rested on, but for asides, or the first of those it offered. Where there
 * is nothing but asides the last of them is what is talked of.
 */
export function threadOf(history: readonly ChatMessage[]): TalkedOf | null {
  const replies = history.filter(({ role }) => role === 'assistant').slice(-KEPT);
  let last: string | undefined;
  for (const reply of replies.reverse()) {
    const { page, aside, sources, content } = readAssistantContent(reply.content);
    if (page && aside) {
      last ??= page;
      continue;
    }
    if (page) return { pages: [page], isGuess: false };
    const pages = (sources ?? []).flatMap(({ topicId }) => (topicId === undefined ? [] : [`guide:${topicId}`]));
    if (sources && sources.length > 0) return pages.length > 0 ? { pages, isGuess: true } : null;
    if (htmlToText(content).includes(NOTHING_FOUND)) return null;
  }
  return last === undefined ? null : { pages: [last], isGuess: false };
}

/** The page of the last reply, where that answered an aside: a turn that says nothing of its own is about this. */
export function asideJustGiven(history: readonly ChatMessage[]): string | undefined {
  const last = lastReply(history);
  const stored = last && readAssistantContent(last.content);
  return stored?.aside ? stored.page : undefined;
}

/** The pages that replies rested on, the last one first. */
export function pagesGiven(history: readonly ChatMessage[]): string[] {
  const replies = history.filter(({ role }) => role === 'assistant').reverse();
  return replies.flatMap(({ content }) => readAssistantContent(content).page ?? []);
}

/** The question that a page was first given for. */
export function askedFor(history: readonly ChatMessage[], page: string): string | undefined {
  const at = history.findIndex(
    ({ role, content }) => role === 'assistant' && readAssistantContent(content).page === page,
  );
  return history.slice(0, Math.max(0, at)).findLast(({ role }) => role === 'user')?.content;
}

/** How many replies ago a page was given whole: 1 for the last one; undefined where it was not. */
export function givenWhole(history: readonly ChatMessage[], page: string): number | undefined {
  const replies = history.filter(({ role }) => role === 'assistant').reverse();
  const at = replies.findIndex(({ content }) => {
    const stored = readAssistantContent(content);
    return stored.page === page && stored.part !== true;
  });
  return at < 0 ? undefined : at + 1;
}

/** Whether the last reply quoted the family's own papers alone. */
export function restedOnPapers(history: readonly ChatMessage[]): boolean {
  const last = lastReply(history);
  const { page, sources = [] } = last ? readAssistantContent(last.content) : {};
  return page === undefined && sources.length > 0 && sources.every(({ type }) => type === 'document');
}

/** The last reply said no more than that its page stands above it. */
export function wasJustGiven(history: readonly ChatMessage[]): boolean {
  const last = lastReply(history);
  return last !== undefined && htmlToText(readAssistantContent(last.content).content).includes(JUST_GIVEN);
}

/** Tells of texts of the guide which of them no reply of this chat said already, by how they begin. */
export function unsaidIn(history: readonly ChatMessage[]): (text: string) => boolean {
  const replies = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => lettersOf(htmlToText(readAssistantContent(content).content)));
  return (text) => {
    const begins = lettersOf(text).slice(0, RECOGNISED);
    return !replies.some((letters) => letters.includes(begins));
  };
}

/** Tells of texts which of them the last reply did not say, where it said a part; a whole page may hold them. */
export function unsaidJustNow(history: readonly ChatMessage[]): (text: string) => boolean {
  const last = lastReply(history);
  return unsaidIn(last && readAssistantContent(last.content).part === true ? [last] : []);
}

const RECOGNISED = 40;
const lettersOf = (text: string) => text.replace(/[^\p{L}]+/gu, '').toLowerCase();

/** What the last reply offered: to offer the same again helps nobody. */
export function optionsBefore(history: readonly ChatMessage[]): string[] {
  const last = lastReply(history);
  return (last && readAssistantContent(last.content).options) ?? [];
}

const lastReply = (history: readonly ChatMessage[]) => history.findLast(({ role }) => role === 'assistant');

/** Whether the last reply had no answer: none was found, or only pages to choose from. */
export function saidNothing(history: readonly ChatMessage[]): boolean {
  const last = lastReply(history);
  if (!last) return false;
  const { page, sources, content } = readAssistantContent(last.content);
  return page === undefined && ((sources ?? []).length > 0 || htmlToText(content).includes(NOTHING_FOUND));
}
