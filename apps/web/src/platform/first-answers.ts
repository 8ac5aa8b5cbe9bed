import type { QueryClient } from '@tanstack/react-query';

/** What the server wrote into the page for who is signed in, so that the page need not ask for it. */
type FirstAnswers = { today: string; answers: { path: string; input?: unknown; data: unknown; isOfToday: boolean }[] };

const ELEMENT = 'first-answers';

/** Puts what came with the page where its calls look first. What was worked out for another day is asked for anew. */
export function withFirstAnswers(queryClient: QueryClient): QueryClient {
  // Drawn without a browser, a part has no page to come with.
  const element = typeof document === 'undefined' ? null : document.getElementById(ELEMENT);
  if (!element?.textContent) return queryClient;
  const { today, answers } = JSON.parse(element.textContent) as FirstAnswers;
  element.remove();
  for (const { path, input, data, isOfToday } of answers) {
    if (isOfToday && today !== localDay(new Date())) continue;
    // The key that @trpc/react-query gives the same call.
    const key = [path.split('.'), { ...(input === undefined ? {} : { input }), type: 'query' }];
    queryClient.setQueryData(key, data);
  }
  return queryClient;
}

/** Today on the parent's own calendar, without the calendar's code, which the sign-in page need not carry. */
function localDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
