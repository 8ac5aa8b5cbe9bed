import type { ChatSession } from '@nestling/contracts/chat';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';

const STALE_MS = 30_000;
const CREATE_FAILED = 'Failed to create new chat. Please try refreshing the page.';

/** The parent's chats and the one that is open; the first chat of all is made by itself (specification §4). */
export function useSessions(userId: number, isPromptComing: boolean) {
  const [activeId, setActiveId] = useState<number>();
  const first = useRef<Promise<number | undefined>>(undefined);
  const caches = trpc.useUtils();
  const list = trpc.chat.sessions.useQuery(undefined, { staleTime: STALE_MS, refetchOnWindowFocus: false });
  const create = trpc.chat.createSession.useMutation();
  const sessions: ChatSession[] = list.data ?? [];

  useEffect(() => {
    if (list.error) console.error('The chats could not be fetched:', list.error.message);
  }, [list.error]);

  const open = async (): Promise<number | undefined> => {
    try {
      const session = await create.mutateAsync({});
      caches.chat.sessions.setData(undefined, (held) => [session, ...(held ?? [])]);
      caches.chat.messages.setData({ sessionId: session.id }, []);
      setActiveId(session.id);
      return session.id;
    } catch (error) {
      notifyError(errorText(error, CREATE_FAILED) || CREATE_FAILED);
      return undefined;
    }
  };

  /** The open chat; where there is none yet, the newest or a first one. */
  const ensure = (): Promise<number | undefined> => {
    if (activeId !== undefined) return Promise.resolve(activeId);
    first.current ??= caches.chat.sessions
      .ensureData()
      .then(([newest]) => newest?.id ?? open())
      .catch(open)
      .finally(() => {
        first.current = undefined;
      });
    return first.current;
  };

  // Runs when the list arrives or another person signs in.
  useEffect(() => {
    if (!list.data || activeId !== undefined || isPromptComing) return;
    void ensure().then((sessionId) => setActiveId((held) => held ?? sessionId));
  }, [list.data, userId, activeId, isPromptComing]);

  const isLoading = activeId === undefined && (isPromptComing || !list.error);
  return { sessions, activeId, select: setActiveId, open, ensure, isOpening: create.isPending, isLoading };
}
