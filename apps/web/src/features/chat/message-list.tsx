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
  /** What is read now stays where it is. */
  hold: () => void;
};

type Props = {
  messages: readonly ChatMessage[];
  /** Cards of the page's own rules, by the reply they stand above. */
  raised: Record<number, Urgent>;
  /** The card of a message that is not stored yet. */
  nextCard: Urgent | null;
  /** The newest reply's question may be answered. */
  canAnswer: boolean;
  acts: RefObject<MessageActs>;
};

/** The stored messages. Drawn anew only when one of them changes, not with every letter typed below. */
export const MessageList = memo(function MessageList({ messages, raised, nextCard, canAnswer, acts }: Props) {
  const [first, setFirst] = useState(Math.max(0, messages.length - PAGE));
  const [wasFirst, setWasFirst] = useState<number>();
  const edge = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What stood at the top stays where it was, with the earlier ones above it.
    if (wasFirst === undefined) return;
    edge.current?.focus({ preventScroll: true });
    edge.current?.scrollIntoView({ block: 'start' });
  }, [wasFirst]);
  const showEarlier = () => {
    acts.current.hold();
    setWasFirst(first);
    setFirst(Math.max(0, first - PAGE));
  };
  const folded = foldedCards(messages, nextCard);
  const newest = messages.findLast(({ role }) => role === 'assistant');
  const now = new Date();
  return (
    <>
      {first > 0 && (
        <Button variant="ghost" minH="target" alignSelf="center" onClick={showEarlier}>
          Show earlier messages
        </Button>
      )}
      {messages.slice(first).map((message, index) => {
        const before = messages[first + index - 1];
        const day = dayAbove(message, before, now);
        return (
          <Fragment key={message.id}>
            {first + index === wasFirst && <Box ref={edge} tabIndex={-1} mb="-4" outline="none" />}
            {day && <DayLine day={day} />}
            {message.role === 'user' ? (
              <ParentBubble>{message.content}</ParentBubble>
            ) : (
              <ReplyMessage
                message={message}
                question={before?.role === 'user' ? before.content : undefined}
                onDone={(done) => acts.current.finish(done)}
                onRetry={(id) => acts.current.retry(id)}
                raised={raised[message.id]}
                isFolded={folded.has(message.id)}
                onAnswer={message === newest && canAnswer ? (text) => acts.current.answer(text) : undefined}
              />
            )}
          </Fragment>
        );
      })}
    </>
  );
});
