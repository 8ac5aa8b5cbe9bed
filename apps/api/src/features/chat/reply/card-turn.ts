import type { ChatMessage } from '@nestling/contracts/chat';
import type { CardTurn } from '@nestling/safety';
import { htmlToText, readAssistantContent } from '../sessions/assistant-content.ts';

/** A stored message as the safety rules read it: plain words, and the card that stood above a reply. */
export function toCardTurn(message: ChatMessage): CardTurn {
  const { role, createdAt: at } = message;
  if (role === 'user') return { role, text: message.content, at };
  const { content, urgent } = readAssistantContent(message.content);
  return { role, text: htmlToText(content), at, ...(urgent ? { urgent } : {}) };
}
