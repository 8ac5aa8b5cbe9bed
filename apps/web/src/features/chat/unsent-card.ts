import type { Urgent } from '@nestling/contracts/safety';

/** The card of a message that could not be sent: it stays on the screen, over a reload too, until one is sent. */
export type UnsentCard = { sessionId: number | undefined; text: string; card: Urgent; at: string };

const keyOf = (userId: number) => `nestling-card-${userId}`;

export function loadUnsentCard(userId: number): UnsentCard | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'card' in stored ? (stored as UnsentCard) : undefined;
  } catch {
    return undefined;
  }
}

export function saveUnsentCard(userId: number, unsent: UnsentCard | undefined): void {
  if (unsent) sessionStorage.setItem(keyOf(userId), JSON.stringify(unsent));
  else sessionStorage.removeItem(keyOf(userId));
}
