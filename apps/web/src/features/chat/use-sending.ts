import type { ChatMessage } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';
import { useRef, useState } from 'react';
import type { CardCheck } from '../safety/index.ts';
import { cardOf, cardTurns } from './card-turns.ts';
import {
  afterSent,
  afterUnsent,
  gravestOf,
  loadUnsentCards,
  saveUnsentCards,
  type UnsentCard,
  withStored,
} from './unsent-card.ts';
import type { Place } from './use-sessions.ts';

/** A message from the moment it is sent until the stored one is there, with the card that stands above its answer. */
export type Pending = {
  text: string;
  card: Urgent | null;
  /** Where it was sent, and its chat as soon as that is there; undefined while no chat is open or a new one is made for it. */
  place: Place;
  /** The newest message of the chat when this one was sent; the stored one comes after it. */
  after: number;
};

type Chat = {
  userId: number;
  place: Place;
  messages: readonly ChatMessage[];
  check: CardCheck;
  /** The chat to send to; undefined when none could be opened. */
  ensure: () => Promise<number | undefined>;
  open: () => Promise<number | undefined>;
  /** The unfinished reply to the stored message; undefined when it could not be stored. `onStored` is called before either is drawn. */
  send: (text: string, sessionId: number, onStored: (reply: ChatMessage) => void) => Promise<ChatMessage | undefined>;
  onUnsendable: (text: string) => void;
};

type Way = { isGuideWording?: boolean; isNewChat?: boolean };

/** Sends a message after the rules have read it: what must not wait is on the screen before any call is made. */
export function useSending({ userId, place, messages, check, ensure, open, send, onUnsendable }: Chat) {
  const [pending, setPending] = useState<Pending>();
  const [unsentCards, setUnsent] = useState(() => loadUnsentCards(userId));
  const [hasFailed, setFailed] = useState(false);
  const [raised, setRaised] = useState<Record<number, Urgent>>({});
  const isBusy = useRef(false);
  const held = useRef(unsentCards);
  // What is on the screen does not hang on whether the browser keeps it.
  const keep = (next: (cards: readonly UnsentCard[]) => UnsentCard[]) => {
    held.current = next(withStored(held.current, loadUnsentCards(userId)));
    setUnsent(held.current);
    saveUnsentCards(userId, held.current);
  };
  const isHere = (of: Place) => of === undefined || of === place;
  const unsentHere = unsentCards.filter(({ sessionId }) => isHere(sessionId));

  // A card once shown is never taken back.
  const keepCard = (reply: ChatMessage, card: Urgent | null) => {
    if (card && !cardOf(reply)) setRaised((held) => ({ ...held, [reply.id]: card }));
  };

  const submit = async (text: string, { isGuideWording = false, isNewChat = false }: Way = {}): Promise<void> => {
    if (text.trim() === '' || isBusy.current) return;
    isBusy.current = true;
    setFailed(false);
    const after = isNewChat ? 0 : (messages.at(-1)?.id ?? 0);
    setPending({ text, after, card: null, place: isNewChat ? undefined : place });
    // Taken before the rules have read it: the parent may go to another chat meanwhile.
    const here = isNewChat ? undefined : ensure();
    const settle = (known: Partial<Pending>) => setPending((held) => held && { ...held, ...known });
    void here?.then((sessionId) => settle({ place: sessionId }));
    try {
      const unsentRead = isNewChat ? [] : unsentHere;
      const turns = isNewChat ? [] : cardTurns(messages, unsentRead);
      const card = await check(text, turns, isGuideWording);
      settle({ card });
      const target = await (here ?? open());
      settle({ place: target });
      const reply = target === undefined ? undefined : await send(text, target, (stored) => keepCard(stored, card));
      if (target === undefined) onUnsendable(text);
      if (reply) keep((cards) => afterSent(cards, unsentRead));
      else if (card)
        keep((cards) => afterUnsent(cards, { sessionId: target, text, card, at: new Date().toISOString() }));
      setFailed(!reply);
    } finally {
      setPending(undefined);
      isBusy.current = false;
    }
  };

  // Its stored self stands in the list already, though the call has not ended here.
  const isStored =
    pending !== undefined &&
    messages.some(
      ({ id, role, content }) => role === 'user' && id > pending.after && content.trim() === pending.text.trim(),
    );
  return {
    submit,
    pending: pending && isHere(pending.place) && !isStored ? pending : undefined,
    unsent: gravestOf(unsentHere),
    /** The last message could not be sent; its words are back in the box. */
    hasFailed,
    /** Cards of the page's own rules, by the reply they stand above, where the server found none. */
    raised,
    isBusy: pending !== undefined,
    /** Where a message is on its way to. */
    busyPlace: pending && (pending.place ?? place),
    /** Whether a message to the chat is on its way, or could not be sent and has left its card there. */
    holds: (sessionId: number) =>
      sessionId === pending?.place || unsentCards.some((card) => card.sessionId === sessionId),
  };
}
