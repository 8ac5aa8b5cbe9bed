import type { Query, QueryClient } from '@tanstack/react-query';
import { addKept, type KeptAnswer } from './kept-answers.ts';

/** What may be read without a network: who is signed in, the chats, the journey. No documents, no members. */
const KEPT_CALLS = new Set([
  'auth.currentUser',
  'chat.bubbles',
  'chat.emergencyRegion',
  'chat.messages',
  'chat.opening',
  'chat.sessions',
  'journey.milestones',
  'journey.progress',
  'journey.timeline',
  'journey.visitSummary',
]);
const SETTLE_MS = 500;

export function isKept(key: readonly unknown[]): boolean {
  const [path] = key;
  return Array.isArray(path) && KEPT_CALLS.has(path.join('.'));
}

/** Keeps on this device what the pages are answered, shortly after it came. Returns the way to stop. */
export function keepAnswers(queryClient: QueryClient, userId: number): () => void {
  const cache = queryClient.getQueryCache();
  const due = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const answers = [...due.values()].map(answerIn).filter((answer) => answer !== undefined);
    due.clear();
    addKept(userId, answers).catch((error) => console.error('Nothing could be kept for offline reading:', error));
  };
  const note = (query: Query) => {
    if (!isKept(query.queryKey) || query.state.data === undefined) return;
    due.set(query.queryHash, query);
    timer ??= setTimeout(flush, SETTLE_MS);
  };
  for (const query of cache.getAll()) note(query);
  const stop = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function answerIn({ queryKey, state }: Query): KeptAnswer | undefined {
  return state.data === undefined ? undefined : { key: queryKey, data: state.data, at: state.dataUpdatedAt };
}
