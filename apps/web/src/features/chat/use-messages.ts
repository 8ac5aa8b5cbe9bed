import type { ChatMessage } from '@nestling/contracts/chat';
import { MESSAGES_PAGE } from '@nestling/contracts/chat/rules';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notify, notifyError } from '../../ui/toaster.tsx';
import { withEarlier } from './with-earlier.ts';

const STALE_MS = 5_000;
const SAY_LEFT_EVERY = 5;

type Unsent = { clientId: string; sessionId: number; text: string };

/** A chat's messages and the ways to add to them. `onLost` gets a message that could not be sent. */
export function useMessages(sessionId: number | undefined, onLost: (sessionId: number, text: string) => void) {
  const caches = trpc.useUtils();
  const queryClient = useQueryClient();
  // Whoever fetches the newest page anew leaves the earlier ones where they are.
  useState(() => queryClient.setQueryDefaults(getQueryKey(trpc.chat.messages), { structuralSharing: withEarlier }));
  const unsent = useRef<Unsent>(undefined);
  const history = trpc.chat.messages.useQuery(
    { sessionId: sessionId ?? 0 },
    // Another tab may have written meanwhile: a card raised there belongs on this screen too.
    { enabled: sessionId !== undefined, staleTime: STALE_MS, refetchOnWindowFocus: true },
  );
  /** The first message of each chat that has been fetched to its beginning. */
  const [beginnings, setBeginnings] = useState<ReadonlyMap<number, number>>(new Map());
  const sendCall = trpc.chat.send.useMutation();
  const stopCall = trpc.chat.stop.useMutation();
  const retryCall = trpc.chat.retry.useMutation();

  useEffect(() => {
    if (history.error) console.error('The messages could not be fetched:', history.error.message);
  }, [history.error]);

  const put = (target: number, messages: ChatMessage[]) =>
    caches.chat.messages.setData({ sessionId: target }, (held = []) => {
      const fresh = new Map(messages.map((message) => [message.id, message]));
      const kept = held.map((message) => fresh.get(message.id) ?? message);
      return [...kept, ...messages.filter((message) => !held.some(({ id }) => id === message.id))];
    });

  /** The unfinished reply to the message; undefined when it could not be sent. `onStored` is called before it is drawn. */
  const send = async (
    text: string,
    target: number,
    onStored: (reply: ChatMessage) => void,
  ): Promise<ChatMessage | undefined> => {
    const message = text.trim();
    const isAgain = unsent.current?.text === message && unsent.current.sessionId === target;
    const clientId = isAgain && unsent.current ? unsent.current.clientId : crypto.randomUUID();
    unsent.current = { clientId, text: message, sessionId: target };
    try {
      const sent = await sendCall.mutateAsync({ sessionId: target, message, clientId });
      unsent.current = undefined;
      if (sent.messagesLeft !== undefined && sent.messagesLeft % SAY_LEFT_EVERY === 0)
        notify({ title: 'Messages', description: `${sent.messagesLeft} more can be sent within this day` });
      // A refetch that began before would take the new messages away again.
      await caches.chat.messages.cancel({ sessionId: target });
      onStored(sent.reply);
      put(target, [sent.userMessage, sent.reply]);
      // The stored message is drawn before the one on its way goes: between them the list would jump.
      await new Promise((resolve) => setTimeout(resolve));
      void caches.chat.sessions.invalidate();
      return sent.reply;
    } catch (error) {
      notifyError(`Failed to send message: ${errorText(error, 'Network error')}`);
      onLost(target, message);
      return undefined;
    }
  };

  const onFailure = (error: unknown) => notifyError(errorText(error, 'Please try again'));
  const messages = history.data ?? [];
  const [firstId] = messages.map(({ id }) => id);
  const loadEarlier = async () => {
    if (sessionId === undefined || firstId === undefined) return;
    try {
      const earlier = await caches.chat.earlierMessages.fetch({ sessionId, before: firstId });
      // Unless they came twice, or the chat has begun anew with its newest page meanwhile.
      caches.chat.messages.setData({ sessionId }, (held = []) =>
        held[0]?.id === firstId ? [...earlier.messages, ...held] : held,
      );
      const beginning = earlier.messages[0]?.id ?? firstId;
      if (!earlier.hasEarlier) setBeginnings((known) => new Map(known).set(sessionId, beginning));
    } catch (error) {
      onFailure(error);
    }
  };
  return {
    messages,
    hasEarlier: messages.length >= MESSAGES_PAGE && sessionId !== undefined && beginnings.get(sessionId) !== firstId,
    loadEarlier,
    isLoading: sessionId !== undefined && history.isPending,
    generating: messages.findLast((message) => message.status === 'generating'),
    send,
    finish: (message: ChatMessage) => put(message.sessionId, [message]),
    stop: (messageId: number) => stopCall.mutate({ messageId }, { onError: onFailure }),
    retry: (messageId: number) =>
      retryCall.mutate({ messageId }, { onSuccess: (reply) => put(reply.sessionId, [reply]), onError: onFailure }),
  };
}
