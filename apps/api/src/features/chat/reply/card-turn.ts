import type { ChatMessage } from '@nestling/contracts/chat';
import type { CardInput, CardTurn } from '@nestling/safety';
import type { SignedInCtx } from '../../../platform/context.ts';
import { isGuideWording } from '../answer/guide-wording.ts';
import { htmlToText, readAssistantContent } from '../sessions/assistant-content.ts';
import type { CardFamily } from './card-family.ts';

/** A stored message as the safety rules read it: plain words, and the card that stood above a reply. */
export function toCardTurn(message: ChatMessage): CardTurn {
  const { role, createdAt: at } = message;
  if (role === 'user') return { role, text: message.content, at };
  const { content, urgent } = readAssistantContent(message.content);
  return { role, text: htmlToText(content), at, ...(urgent ? { urgent } : {}) };
}

/** A message as the safety rules are asked about it, with the messages before it. */
export const toCardInput = (
  { deps }: SignedInCtx,
  family: CardFamily,
  message: string,
  before: readonly ChatMessage[],
): CardInput => ({
  ...family,
  message,
  turns: before.map(toCardTurn),
  now: deps.clock(),
  isGuideWording: isGuideWording(message, family.region),
  chooser: deps.cardChooser ?? undefined,
});
