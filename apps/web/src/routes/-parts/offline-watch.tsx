import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { keepAnswers } from '../../platform/offline/keep-answers.ts';
import { noteReached, onReach, shownFromKept } from '../../platform/offline/reach.ts';
import { onNewVersion, registerWorker } from '../../platform/offline/register-worker.ts';
import { trpc } from '../../platform/trpc.ts';
import { EmergencyNumbers } from '../../ui/emergency-line.tsx';

const RECENT_CHATS = 5;
/** The page has come to rest: what may be wanted offline is fetched behind it. */
const REST_MS = 4_000;

/** Keeps the app readable without a network, and says above the page when there is none, or when a new version came. */
export function OfflineWatch({ user }: { user: ClientUser }) {
  const [hasNewVersion, setHasNewVersion] = useState(false);
  useKeeping(user);
  useEffect(() => onNewVersion(() => setHasNewVersion(true)), []);
  const keptAt = useSyncExternalStore(onReach, shownFromKept);
  const isOffline = useSyncExternalStore(onNetwork, () => !navigator.onLine);
  const tryAgain = useTryAgain();
  useEffect(() => {
    if (keptAt !== undefined && !isOffline) void tryAgain();
  }, [keptAt, isOffline]);
  if (keptAt === undefined && !isOffline)
    return hasNewVersion ? <NewVersion onLater={() => setHasNewVersion(false)} /> : null;
  return (
    <Bar label="Offline">
      <Text fontSize="sm" flex="1 1 10rem" minW="0">
        <strong>{isOffline ? 'You are offline.' : 'Nestling cannot be reached.'}</strong>{' '}
        {keptAt === undefined ? 'What is open can be read.' : `This is from ${timeText(keptAt)}.`}
      </Text>
      {!isOffline && (
        <Button variant="outline" minH="target" bg="bg" onClick={() => void tryAgain()}>
          Try again
        </Button>
      )}
      <Box flex={{ base: '1 0 100%', lg: '0 1 auto' }}>
        <EmergencyNumbers />
      </Box>
    </Bar>
  );
}

/** Answers are kept as they come; of the chats and the journey some come ahead of their being opened. */
function useKeeping({ id, childAge }: ClientUser) {
  const queryClient = useQueryClient();
  const caches = trpc.useUtils();
  useEffect(() => keepAnswers(queryClient, id), [queryClient, id]);
  useEffect(() => {
    const fetchRecent = () => {
      if (shownFromKept() !== undefined) return;
      for (const session of (caches.chat.sessions.getData() ?? []).slice(0, RECENT_CHATS))
        void caches.chat.messages.prefetch({ sessionId: session.id });
      if (childAge) void caches.journey.timeline.prefetch({ childAge });
      void caches.journey.milestones.prefetch();
      void caches.journey.progress.prefetch();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    registerWorker().then(
      (isHeld) => {
        if (isHeld) timer = setTimeout(fetchRecent, REST_MS);
      },
      (error) => console.info('The app cannot be held for offline use:', error),
    );
    return () => clearTimeout(timer);
  }, [id, childAge]);
}

/** Asks the server whether it is there again, and if so for everything that is on the page. */
function useTryAgain() {
  const queryClient = useQueryClient();
  return async () => {
    const isThere = await fetch('/api/health').then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isThere) return;
    noteReached();
    await queryClient.invalidateQueries();
  };
}

function NewVersion({ onLater }: { onLater: () => void }) {
  return (
    <Bar label="New version">
      <Text fontSize="sm" flex="1 1 12rem">
        A new version of Nestling is here. What you have typed stays.
      </Text>
      <Flex gap="2">
        <Button variant="ghost" minH="target" onClick={onLater}>
          Later
        </Button>
        <Button minH="target" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </Flex>
    </Bar>
  );
}

function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex
      as="section"
      aria-label={label}
      role="status"
      wrap="wrap"
      align="center"
      columnGap="3"
      px="4"
      py="1.5"
      bg="clay.subtle"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      {children}
    </Flex>
  );
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const timeText = (at: number) => new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
