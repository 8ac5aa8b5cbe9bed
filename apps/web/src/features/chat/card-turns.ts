import type { ChatMessage } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';
import { outranks } from '@nestling/contracts/safety/outranks';
import type { CardTurn } from '@nestling/safety/open-card';
import { readReplyContent } from './reply-content.ts';
import type { UnsentCard } from './unsent-card.ts';

const CARD_TURNS = 20;

/**
 * The last turns as the safety rules read them, and after them the messages with a card that could not be sent. As with
 * replies, each carries the card that was open with it: a graver one stays open under a later one.
 */
export function cardTurns(messages: readonly ChatMessage[], unsent: readonly UnsentCard[]): CardTurn[] {
  const turns = messages.slice(-CARD_TURNS).map((message): CardTurn => {
    const urgent = cardOf(message);
    return { role: message.role, text: wordsOf(message), at: message.createdAt, ...(urgent ? { urgent } : {}) };
  });
  let open: Urgent | null = null;
  for (const { text, card, at } of unsent) {
    if (outranks(card, open)) open = card;
    turns.push({ role: 'user', text, at }, { role: 'assistant', text: '', at, urgent: open ?? card });
  }
  return turns;
}

/** A message as plain words, without its markup. */
export function wordsOf(message: ChatMessage): string {
  if (message.role === 'user') return message.content;
  const reading = readReplyContent(message);
  if (reading.kind === 'plain') return reading.text;
  return new DOMParser().parseFromString(reading.answer.content, 'text/html').body.textContent;
}

/** The card that stands above a reply. */
export function cardOf(message: ChatMessage): Urgent | undefined {
  if (message.role === 'user') return undefined;
  const reading = readReplyContent(message);
  return reading.kind === 'answer' ? reading.answer.urgent : undefined;
}

/** The reply with this card above it. */
export function withCard(message: ChatMessage, urgent: Urgent): ChatMessage {
  const reading = readReplyContent(message);
  const held = cardOf(message);
  if (reading.kind !== 'answer' || (held?.ruleId === urgent.ruleId && held.level === urgent.level)) return message;
  return { ...message, content: JSON.stringify({ ...reading.answer, urgent }) };
}

/** Replies whose card stands again, whole, above a later one: they show its title alone. */
export function foldedCards(messages: readonly ChatMessage[], next: Urgent | null): Set<number> {
  const folded = new Set<number>();
  let later = next ?? undefined;
  for (const message of messages.toReversed()) {
    if (message.role === 'user') continue;
    const card = cardOf(message);
    if (card && later && card.ruleId === later.ruleId && card.level === later.level) folded.add(message.id);
    later = card;
  }
  return folded;
}
