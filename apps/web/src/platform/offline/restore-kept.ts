import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { readKept } from './kept-answers.ts';
import { noteShownFromKept } from './reach.ts';

const CURRENT_USER = '[["auth","currentUser"]';

/**
 * Instead of the server's answer to "who is signed in" when it cannot be reached: what this device kept of it, with
 * everything else that was kept put where the pages look for it. Throws `reason` where nothing is kept.
 */
export async function answerFromKept(queryClient: QueryClient, reason: unknown): Promise<Response> {
  const kept = await readKept().catch(() => []);
  const user = kept.find(({ key }) => JSON.stringify(key).startsWith(CURRENT_USER));
  if (!user) throw reason;
  for (const { key, data } of kept) {
    // What this page itself was answered is newer.
    if (queryClient.getQueryData(key as QueryKey) === undefined) queryClient.setQueryData(key as QueryKey, data);
  }
  noteShownFromKept(Math.max(...kept.map(({ at }) => at)));
  return Response.json({ result: { data: user.data } });
}
