import { useLocation, useRouter } from '@tanstack/react-router';
import type { Steps } from './onboarding-form.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    step?: number;
  }
}

/** Each step as an entry of the browser's history, so that its Back leads to the step before and not off the page. */
export function useStepHistory(): Steps {
  const router = useRouter();
  const index = useLocation({ select: ({ state }) => state.step ?? 0 });
  const show = (step: number, replace: boolean) =>
    void router.navigate({ to: '.', replace, state: (held) => ({ ...held, step }) });
  return {
    index,
    next: () => show(index + 1, false),
    back: () => router.history.back(),
    first: () => index > 0 && show(0, true),
  };
}
