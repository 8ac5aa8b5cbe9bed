import type { AssistantContent, ChatMessage } from '@nestling/contracts/chat';
import { readReplyContent } from './reply-content.ts';

/** A reply as plain text, a line for each block, with its urgent card before it: to be heard. */
export function spokenReply(message: ChatMessage): string {
  const reading = readReplyContent(message);
  if (reading.kind === 'plain') return reading.text;
  const { urgent, content, dangerSigns } = reading.answer;
  return [urgent?.title, urgent?.action, plainText(content), dangerSigns?.text].filter(Boolean).join('\n');
}

/** The same with its sources: to be kept elsewhere. */
export function copiedReply(message: ChatMessage): string {
  const reading = readReplyContent(message);
  const sources = reading.kind === 'answer' ? (reading.answer.sources ?? []) : [];
  const words = spokenReply(message);
  return sources.length === 0 ? words : `${words}\n\nSources:\n${sources.map(sourceLine).join('\n')}`;
}

function sourceLine(source: NonNullable<AssistantContent['sources']>[number], index: number): string {
  const page = source.page === undefined ? '' : `, page ${source.page}`;
  return `${index + 1}. ${source.filename}${page}${source.url ? ` (${source.url})` : ''}`;
}

function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const mark of body.querySelectorAll('[data-source]')) mark.remove();
  for (const item of body.querySelectorAll('li')) item.prepend(itemMark(item));
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of body.querySelectorAll('p, li, h3, h4, blockquote, tr, pre')) block.append('\n');
  return body.textContent
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function itemMark(item: HTMLLIElement): string {
  const list = item.parentElement;
  if (!(list instanceof HTMLElement) || list.tagName !== 'OL') return '• ';
  const start = Number(list.getAttribute('start') ?? 1);
  return `${start + [...list.children].indexOf(item)}. `;
}
