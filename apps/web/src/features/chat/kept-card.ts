import type { ChatMessage } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';
import { outranks } from '@nestling/contracts/safety/outranks';
import { cardOf, withCard } from './card-turns.ts';

/** Cards that this page has shown and for which the server then had none, or a lesser one, by the reply they stand above. */
export type KeptCards = Readonly<Record<number, Urgent>>;

const keyOf = (userId: number) => `nestling-shown-cards-${userId}`;

export function loadKeptCards(userId: number): KeptCards {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as KeptCards) : {};
  } catch {
    return {};
  }
}

/** Over a reload too; where the browser keeps nothing they stay on the screen. */
export function saveKeptCards(userId: number, cards: KeptCards): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(cards));
  } catch {
    return;
  }
}

/** The messages with the cards that were once shown above them: what was shown is never taken back. */
export const withKeptCards = (messages: readonly ChatMessage[], kept: KeptCards): readonly ChatMessage[] =>
  messages.map((message) => {
    const card = kept[message.id];
    return card && hasLess(message, card) ? withCard(message, card) : message;
  });

export function hasLess(reply: ChatMessage, card: Urgent): boolean {
  const held = cardOf(reply);
  return held === undefined || !outranks(held, card);
}
