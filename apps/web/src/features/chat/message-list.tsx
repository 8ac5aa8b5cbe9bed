import { Box, Button } from '@chakra-ui/react';
import type { ChatMessage } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';
import { Fragment, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ParentBubble } from './bubble.tsx';
import { foldedCards } from './card-turns.ts';
import { DayLine } from './day-line.tsx';
import { dayAbove } from './message-days.ts';
import { ReplyMessage } from './reply-message.tsx';

/** A long chat is drawn from its end: so many messages, and so many more each time earlier ones are wanted. */
const PAGE = 60;

export type MessageActs = {
  finish: (message: ChatMessage) => void;
  retry: (messageId: number) => void;
  answer: (text: string) => void;
  /** In the guide's own words. */
  ask: (title: string) => void;
  /** What is read now stays where it is. */
  hold: () => void;
  /** Fetches the page before the first message. */
  loadEarlier: () => Promise<void>;
};

type Props = {
  messages: readonly ChatMessage[];
  /** The server has messages before the first of these. */
  hasEarlier: boolean;
  /** The card of a message that is not stored yet. */
  nextCard: Urgent | null;
  /** The newest reply's question may be answered. */
  canAnswer: boolean;
  acts: RefObject<MessageActs>;
};

/** The stored messages. Drawn anew only when one of them changes, not with every letter typed below. */
export const MessageList = memo(function MessageList({ messages, hasEarlier, nextCard, canAnswer, acts }: Props) {
  const [firstId] = useState(messages.at(-PAGE)?.id);
  /** The message that stood at the top when earlier ones were asked for. */
  const [edgeId, setEdgeId] = useState<number>();
  const [isLoading, setLoading] = useState(false);
  const atEdge = messages.findIndex(({ id }) => id === edgeId);
  const first = Math.max(0, atEdge < 0 ? messages.findIndex(({ id }) => id === firstId) : atEdge - PAGE);
  const topId = messages[first]?.id;
  const edge = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What stood at the top stays where it was, with the earlier ones above it.
    if (edgeId === undefined) return;
    edge.current?.focus({ preventScroll: true });
    edge.current?.scrollIntoView({ block: 'start' });
  }, [edgeId, topId]);
  const showEarlier = async () => {
    acts.current.hold();
    if (first < PAGE && hasEarlier) {
      setLoading(true);
      await acts.current.loadEarlier();
      setLoading(false);
    }
    setEdgeId(topId);
  };
  const folded = foldedCards(messages, nextCard);
  const newest = messages.findLast(({ role }) => role === 'assistant');
  const now = new Date();
  return (
    <>
      {(first > 0 || hasEarlier) && (
        <Button variant="ghost" minH="target" alignSelf="center" loading={isLoading} onClick={() => void showEarlier()}>
          Show earlier messages
        </Button>
      )}
      {messages.slice(first).map((message, index) => {
        const before = messages[first + index - 1];
        const day = dayAbove(message, before, now);
        return (
          <Fragment key={message.id}>
            {message.id === edgeId && <Box ref={edge} tabIndex={-1} mb="-4" outline="none" />}
            {day && <DayLine day={day} />}
            {message.role === 'user' ? (
              <ParentBubble>{message.content}</ParentBubble>
            ) : (
              <ReplyMessage
                message={message}
                question={before?.role === 'user' ? before.content : undefined}
                onDone={(done) => acts.current.finish(done)}
                onRetry={(id) => acts.current.retry(id)}
                isFolded={folded.has(message.id)}
                onAnswer={message === newest && canAnswer ? (text) => acts.current.answer(text) : undefined}
                onOffer={message === newest && canAnswer ? (title) => acts.current.ask(title) : undefined}
              />
            )}
          </Fragment>
        );
      })}
    </>
  );
});
