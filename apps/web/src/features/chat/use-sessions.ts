import type { ListedSession } from '@nestling/contracts/chat';
import { useEffect, useRef, useState } from 'react';
import { wasAnswered } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';
import { daysBefore } from './session-days.ts';

const STALE_MS = 30_000;
/** Specification §8: what the server refused, and what it never heard of. */
const CREATE_REFUSED = 'Failed to create chat session';
const CREATE_FAILED = 'Failed to create new chat. Please try refreshing the page.';

/** Where the parent is: a chat, the empty one that is drawn already and not there yet, or none. */
export type Place = number | 'coming' | undefined;

/** The parent's chats and the one that is open; the first chat of all is made by itself (specification §4). */
export function useSessions(userId: number, isPromptComing: boolean) {
  const caches = trpc.useUtils();
  // Where the chats came with the page, the newest is drawn at once.
  const [activeId, setActiveId] = useState(() =>
    isPromptComing ? undefined : caches.chat.sessions.getData()?.[0]?.id,
  );
  const first = useRef<Promise<number | undefined>>(undefined);
  /** An empty chat that is drawn already and not there yet. */
  const coming = useRef<Promise<number | undefined>>(undefined);
  const [isComing, setComing] = useState(false);
  /** The list when a chat could last not be made: only the parent tries again. */
  const failedFor = useRef<ListedSession[]>(undefined);
  const list = trpc.chat.sessions.useQuery(undefined, { staleTime: STALE_MS, refetchOnWindowFocus: false });
  const create = trpc.chat.createSession.useMutation();
  const sessions: ListedSession[] = list.data ?? [];

  useEffect(() => {
    if (list.error) console.error('The chats could not be fetched:', list.error.message);
  }, [list.error]);

  const make = async (): Promise<number | undefined> => {
    try {
      const session = await create.mutateAsync({});
      caches.chat.sessions.setData(undefined, (held) => [{ ...session, isUnused: true }, ...(held ?? [])]);
      caches.chat.messages.setData({ sessionId: session.id }, []);
      return session.id;
    } catch (error) {
      failedFor.current = caches.chat.sessions.getData();
      notifyError(wasAnswered(error) ? CREATE_REFUSED : CREATE_FAILED);
      return undefined;
    }
  };
  const open = async (): Promise<number | undefined> => {
    const made = await make();
    if (made !== undefined) setActiveId(made);
    return made;
  };

  /** Draws an empty chat at once. It is one of today's that nothing was written in, else a new one. A message may be on its way to `busy`. */
  const openEmpty = async (busy: Place): Promise<void> => {
    const before = activeId;
    setComing(true);
    setActiveId(undefined);
    coming.current = findEmpty(busy).finally(() => {
      coming.current = undefined;
      setComing(false);
    });
    const found = await coming.current;
    setActiveId((held) => held ?? found ?? before);
  };
  const findEmpty = async (busy: Place): Promise<number | undefined> => {
    const isOfToday = ({ createdAt }: ListedSession) => daysBefore(new Date(createdAt), new Date()) === 0;
    const unused = sessions.find((session) => session.isUnused && session.id !== busy && isOfToday(session));
    const written = unused && (await readMessages(unused.id));
    return unused && written?.length === 0 ? unused.id : make();
  };
  // Another tab may have written in it since.
  const readMessages = (sessionId: number) =>
    caches.chat.messages.fetch({ sessionId }, { staleTime: 0 }).catch(() => undefined);

  /** The open chat, or the empty one that is coming; where there is neither, the newest or a first one. Never rejects. */
  const ensure = (): Promise<number | undefined> => {
    if (activeId !== undefined) return Promise.resolve(activeId);
    if (coming.current) return coming.current;
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
    if (!list.data || activeId !== undefined || isPromptComing || isComing) return;
    if (list.data.length === 0 && failedFor.current === list.data) return;
    void ensure().then((sessionId) => setActiveId((held) => held ?? sessionId));
  }, [list.data, userId, activeId, isPromptComing, isComing]);

  const isLoading = activeId === undefined && !isComing && (isPromptComing || !list.error);
  const place: Place = activeId ?? (isComing ? 'coming' : undefined);
  return {
    sessions,
    place,
    activeId,
    select: setActiveId,
    open,
    openEmpty,
    ensure,
    isOpening: create.isPending || isComing,
    isLoading,
  };
}
