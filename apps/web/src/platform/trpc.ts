import type { AppRouter } from '@nestling/api/router';
import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCReact, getQueryKey } from '@trpc/react-query';
import { timeZone } from './time-zone.ts';

export const trpc = createTRPCReact<AppRouter>();

const url = '/trpc';

/** Whom this page is shown to: the server refuses what another account's session would do under it. */
export function shownTo(queryClient: QueryClient): { 'x-shown-to'?: string } {
  const user = queryClient.getQueryData<{ id: number } | null>(getQueryKey(trpc.auth.currentUser, undefined, 'query'));
  return user ? { 'x-shown-to': String(user.id) } : {};
}

/**
 * Specification §9: nothing goes stale, retries or refetches by itself unless a query says so. What is done without a
 * network fails at once and in words, instead of waiting unseen until there is one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Account calls go one by one, so that each is counted; replies stream as server-sent events. */
export function createTrpcClient(queryClient: QueryClient) {
  const headers = () => ({ 'x-time-zone': timeZone(), ...shownTo(queryClient) });
  // Who is signed in is asked first of all: without a network what this device kept answers, if anything.
  const account: typeof fetch = (address, init) =>
    fetch(address, init).catch((error) => {
      if (!String(address).startsWith(`${url}/auth.currentUser`)) throw error;
      return import('./offline/restore-kept.ts').then(({ answerFromKept }) => answerFromKept(queryClient, error));
    });
  return trpc.createClient({
    links: [
      splitLink({
        condition: (operation) => operation.type === 'subscription',
        true: httpSubscriptionLink({ url }),
        false: splitLink({
          condition: (operation) => operation.path.startsWith('auth.'),
          true: httpLink({ url, headers, fetch: account }),
          false: httpBatchLink({ url, headers, maxItems: 10 }),
        }),
      }),
    ],
  });
}
