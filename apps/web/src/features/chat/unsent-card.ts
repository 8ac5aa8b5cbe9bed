import type { Urgent } from '@nestling/contracts/safety';

/** The card of a message that could not be sent: it stays in its chat, over a reload too, until one is sent there. */
export type UnsentCard = { sessionId: number | undefined; text: string; card: Urgent; at: string };

const keyOf = (userId: number) => `nestling-cards-${userId}`;

export function loadUnsentCards(userId: number): UnsentCard[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? (stored as UnsentCard[]) : [];
  } catch {
    return [];
  }
}

export function saveUnsentCards(userId: number, cards: readonly UnsentCard[]): void {
  if (cards.length > 0) sessionStorage.setItem(keyOf(userId), JSON.stringify(cards));
  else sessionStorage.removeItem(keyOf(userId));
}

/**
 * After a message to `sessionId` (undefined where no chat could be opened), with the card that it leaves if it could not
 * be sent. Cards of other chats stay; one that belongs to none was shown here, too, and is done with.
 */
export function afterMessage(
  cards: readonly UnsentCard[],
  sessionId: number | undefined,
  left: UnsentCard | undefined,
): UnsentCard[] {
  const others = cards.filter((card) => card.sessionId !== undefined && card.sessionId !== sessionId);
  return left ? [...others, left] : others;
}
