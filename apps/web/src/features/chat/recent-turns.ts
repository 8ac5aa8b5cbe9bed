import type { ChatMessage } from '@nestling/contracts/chat';
import { readReplyContent } from './reply-content.ts';

const RECENT_TURNS = 6;

/** The last turns as plain words, oldest first, as the safety rules read them. */
export function recentTurns(messages: readonly ChatMessage[]): { role: ChatMessage['role']; text: string }[] {
  return messages.slice(-RECENT_TURNS).map((message) => ({ role: message.role, text: wordsOf(message) }));
}

/** A message as plain words, without its markup. */
export function wordsOf(message: ChatMessage): string {
  if (message.role === 'user') return message.content;
  const reading = readReplyContent(message);
  if (reading.kind === 'plain') return reading.text;
  return new DOMParser().parseFromString(reading.answer.content, 'text/html').body.textContent;
}
