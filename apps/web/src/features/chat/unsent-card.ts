import type { Urgent } from '@nestling/contracts/safety';
import { outranks } from '@nestling/contracts/safety/outranks';

/** The card of a message that could not be sent: it stays in its chat, over a reload too, until one is sent there. */
export type UnsentCard = { sessionId: number | undefined; text: string; card: Urgent; at: string };

const keyOf = (userId: number) => `nestling-cards-${userId}`;
/** Where earlier versions kept one card. */
const oldKeyOf = (userId: number) => `nestling-card-${userId}`;

export function loadUnsentCards(userId: number): UnsentCard[] {
  const stored = read(keyOf(userId));
  const cards = Array.isArray(stored) ? (stored as UnsentCard[]) : [];
  const old = read(oldKeyOf(userId));
  if (typeof old !== 'object' || old === null || !('card' in old)) return cards;
  const all = [old as UnsentCard, ...cards];
  if (saveUnsentCards(userId, all)) sessionStorage.removeItem(oldKeyOf(userId));
  return all;
}

/** False where the browser keeps nothing: it is full, or was told so. */
export function saveUnsentCards(userId: number, cards: readonly UnsentCard[]): boolean {
  try {
    if (cards.length > 0) sessionStorage.setItem(keyOf(userId), JSON.stringify(cards));
    else sessionStorage.removeItem(keyOf(userId));
    return true;
  } catch {
    return false;
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

const isSame = (one: UnsentCard) => (other: UnsentCard) => one.at === other.at && one.text === other.text;

/** What the page holds and, if another view of it has kept more meanwhile, that too. */
export function withStored(cards: readonly UnsentCard[], stored: readonly UnsentCard[]): UnsentCard[] {
  return [...cards, ...stored.filter((card) => !cards.some(isSame(card)))];
}

/** The one that is shown: the gravest, and of those as grave the newest. */
export function gravestOf(cards: readonly UnsentCard[]): UnsentCard | undefined {
  return cards.reduce<UnsentCard | undefined>(
    (held, card) => (outranks(card.card, held?.card ?? null) ? card : held),
    undefined,
  );
}

/** After a message that was sent: those that the rules have read with it are done with. */
export function afterSent(cards: readonly UnsentCard[], wereRead: readonly UnsentCard[]): UnsentCard[] {
  return cards.filter((card) => !wereRead.some(isSame(card)));
}

/** After one that was not: none goes but that of the same words in the same chat, which were tried again. */
export function afterUnsent(cards: readonly UnsentCard[], left: UnsentCard): UnsentCard[] {
  const isTriedAgain = ({ sessionId, text, card }: UnsentCard) =>
    sessionId === left.sessionId && text === left.text && outranks(left.card, card);
  return [...cards.filter((card) => !isTriedAgain(card)), left];
}
