import type { ChatMessage } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';
import { useMemo, useRef, useState } from 'react';
import type { CardCheck } from '../safety/index.ts';
import { cardTurns } from './card-turns.ts';
import { hasLess, loadKeptCards, saveKeptCards, withKeptCards } from './kept-card.ts';
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

/** So long a card that little speaks for waits for the server, which may know better; what is grave must not wait longer. */
const SERVER_WAIT_MS = 1_000;

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

/**
 * Sends a message after the rules have read it: what must not wait is on the screen before any call is made. A card that little speaks for
 * comes with the server's answer, which holds what both readers make of the message, or after SERVER_WAIT_MS, or when there is none.
 */
export function useSending({ userId, place, messages: stored, check, ensure, open, send, onUnsendable }: Chat) {
  const [pending, setPending] = useState<Pending>();
  const [unsentCards, setUnsent] = useState(() => loadUnsentCards(userId));
  const [hasFailed, setFailed] = useState(false);
  const [kept, setKept] = useState(() => loadKeptCards(userId));
  const messages = useMemo(() => withKeptCards(stored, kept), [stored, kept]);
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
  const keepCard = (reply: ChatMessage, card: Urgent | null): void => {
    if (card === null || !hasLess(reply, card)) return;
    const all = { ...loadKeptCards(userId), ...kept, [reply.id]: card };
    setKept(all);
    saveKeptCards(userId, all);
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
    let late: ReturnType<typeof setTimeout> | undefined;
    try {
      const unsentRead = isNewChat ? [] : unsentHere;
      const turns = isNewChat ? [] : cardTurns(messages, unsentRead);
      const { card, isWeak, stays } = await check(text, turns, isGuideWording);
      let isShown = false;
      const show = () => {
        isShown = true;
        settle({ card });
      };
      if (isWeak) {
        settle({ card: stays });
        late = setTimeout(show, SERVER_WAIT_MS);
      } else show();
      const target = await (here ?? open());
      settle({ place: target });
      const onStored = (answer: ChatMessage) => {
        clearTimeout(late);
        if (isShown) keepCard(answer, card);
      };
      const reply = target === undefined ? undefined : await send(text, target, onStored);
      if (target === undefined) onUnsendable(text);
      if (reply) keep((cards) => afterSent(cards, unsentRead));
      else if (card)
        keep((cards) => afterUnsent(cards, { sessionId: target, text, card, at: new Date().toISOString() }));
      setFailed(!reply);
    } finally {
      clearTimeout(late);
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
    /** With the cards that this page has shown where the server found none or less. */
    messages,
    isBusy: pending !== undefined,
    /** Where a message is on its way to. */
    busyPlace: pending && (pending.place ?? place),
    /** Whether a message to the chat is on its way, or could not be sent and has left its card there. */
    holds: (sessionId: number) =>
      sessionId === pending?.place || unsentCards.some((card) => card.sessionId === sessionId),
  };
}
