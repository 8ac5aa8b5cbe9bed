import type { ChatMessage, ChatSource } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';
import { TRPCClientError } from '@trpc/client';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../platform/trpc.ts';
import { withCard } from './card-turns.ts';

const REATTACH_MS = 2_000;

/** The server answered and will answer the same again: the message is gone, or nobody is signed in. */
function isRefused(error: unknown): boolean {
  const status = error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
  return typeof status === 'number' && status < 500;
}

export type ReplyDraft = { html: string; sources: ChatSource[] };

/**
 * A reply as it grows; undefined when none is being written. The server writes on without anyone watching, so a lost
 * connection is taken up again until the end has come.
 */
export function useReplyStream(message: ChatMessage, onDone: (message: ChatMessage) => void): ReplyDraft | undefined {
  const isGenerating = message.status === 'generating';
  const [draft, setDraft] = useState<ReplyDraft>();
  const [isLost, setLost] = useState(false);
  const hasEnded = useRef(false);
  const { messages } = trpc.useUtils().chat;
  // A card that was raised while the reply is written stands above it at once, like any other.
  const raise = (card: Urgent) =>
    messages.setData({ sessionId: message.sessionId }, (held) =>
      held?.map((one) => (one.id === message.id ? withCard(one, card) : one)),
    );
  const { reset } = trpc.chat.reply.useSubscription(
    { messageId: message.id },
    {
      enabled: isGenerating,
      onStarted: () => {
        hasEnded.current = false;
        setLost(false);
      },
      onData: (event) => {
        if (event.type === 'update') {
          if (event.urgent) raise(event.urgent);
          return setDraft({ html: event.html, sources: event.sources });
        }
        hasEnded.current = true;
        setDraft(undefined);
        onDone(event.message);
      },
      onError: (error) => setLost(!isRefused(error)),
      onComplete: () => setLost(!hasEnded.current),
    },
  );

  useEffect(() => {
    if (!isLost || !isGenerating) return;
    const attach = () => {
      setLost(false);
      reset();
    };
    const timer = setTimeout(attach, REATTACH_MS);
    window.addEventListener('online', attach);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', attach);
    };
  }, [isLost, isGenerating]);

  return isGenerating ? draft : undefined;
}
