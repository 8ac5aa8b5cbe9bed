import { ageText, birthDateOf, type CalendarDate } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import { type ChatMessage, type ChatOpening, HELLO } from '@nestling/contracts/chat';
import type { Timeline } from '@nestling/contracts/journey';
import { htmlToText, readAssistantContent } from './features/chat/sessions/assistant-content.ts';
import type { FirstView } from './platform/plugins/page-texts.ts';

/** Of an answer, without what they carry. */
const TAGS = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'blockquote', 'br']);
/** What only the page itself can draw. */
const DRAWN_LATER = /<(?:table|pre|a)\b/;

/** Of a card's text, on a phone. */
const FITS_THREE_LINES = 110;

/**
 * What a parent reads first in the chat, to be drawn before any script: the newest question and its answer, or the
 * greeting. Undefined where more belongs to it, such as an urgent card, or where it cannot be known how it is drawn.
 * Where no day is known the age is left out.
 */
export function chatView(
  user: ClientUser,
  today: CalendarDate | null,
  messages: readonly ChatMessage[],
  opening: ChatOpening | null,
): FirstView | undefined {
  const talk = messages.length === 0 ? greeting(opening) : newestTalk(messages);
  if (talk === undefined) return undefined;
  return { name: 'chat', parts: { ...titleParts(user, today), talk } };
}

function greeting(opening: ChatOpening | null): string {
  return `<div id="first-said"><p style="white-space:pre-wrap">${asText(opening?.content ?? HELLO)}</p></div>`;
}

function newestTalk(messages: readonly ChatMessage[]): string | undefined {
  const [question, reply] = messages.slice(-2);
  if (question?.role !== 'user' || reply?.role !== 'assistant' || reply.status !== 'complete') return undefined;
  const answer = readAssistantContent(reply.content);
  const isPlain = answer.content === reply.content;
  if (isPlain || answer.urgent || answer.notice || DRAWN_LATER.test(answer.content)) return undefined;
  const listed = Array.from(answer.content.matchAll(/<li>\s*<strong>(.*?)<\/strong>/gs), ([, name = '']) =>
    htmlToText(name),
  );
  const isList = (reply.options ?? []).some((option) => listed.includes(option));
  if (isList) return undefined;
  return `<div id="first-asked"><p>${asText(question.content)}</p></div><div id="first-said">${plainHtml(answer.content)}</div>`;
}

/** The heading and the first card of the journey; undefined where it begins with something else. */
export function journeyView(
  user: ClientUser,
  today: CalendarDate | null,
  timeline: Timeline,
  milestones: number,
): FirstView | undefined {
  const [first] = timeline.current_topics;
  if (!first || milestones === 0) return undefined;
  const { name, age } = titleParts(user, today);
  const child = `<bdi>${asText(user.childName ?? 'Your child')}</bdi>${age && `, ${age}`}`;
  const [title, subtitle] = [asText(first.title), asText(first.subtitle)];
  const text = asText(first.description.slice(0, FITS_THREE_LINES));
  return { name: 'journey', parts: { name, age, child, title, subtitle, text } };
}

/** What stands under the title: the age, and before it the name where there is room. */
function titleParts({ childAge, childName }: ClientUser, today: CalendarDate | null) {
  const birth = today && birthDateOf(childAge);
  const age = birth ? ageText(birth, today) : '';
  return { name: age && childName ? `<span><bdi>${asText(childName)}</bdi>, </span>` : '', age };
}

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Only tags that are named above stay, and those bare; a mark of a source stays with the word before it. */
export function plainHtml(html: string): string {
  return html
    .replace(/<sup data-source="(\d+)">[^<]*<\/sup>/g, '<$1>')
    .replace(/<[^<>]*>|[<>]/g, (tag) => {
      const [, number] = /^<(\d+)>$/.exec(tag) ?? [];
      if (number) return `<sup><b>${number}</b></sup>`;
      const [, slash = '', name = ''] = /^<(\/?)(\w+)/.exec(tag) ?? [];
      return TAGS.has(name) ? `<${slash}${name}>` : '';
    })
    .replace(/([^\s<>]{1,30})\s*((?:<sup><b>\d+<\/b><\/sup>\s*)+)/g, '<span>$1$2</span>');
}
