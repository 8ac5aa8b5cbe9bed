import { useEffect } from 'react';
import { noteSignedIn, onSignedInElsewhere } from './signed-in-here.ts';
import { trpc } from './trpc.ts';

const STALE_MS = 30_000;

/** Specification §9: fresh for 30 s, no retry, no refetch on focus or mount. */
export function useCurrentUser() {
  const query = trpc.auth.currentUser.useQuery(undefined, {
    staleTime: STALE_MS,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const shown = query.data === undefined ? undefined : (query.data?.id ?? null);
  useEffect(() => {
    if (shown === undefined) return;
    noteSignedIn(shown);
    return onSignedInElsewhere(shown, () => location.reload());
  }, [shown]);
  return { user: query.data ?? null, isLoading: query.isPending, error: query.error, refetch: query.refetch };
}
