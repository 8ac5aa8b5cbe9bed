import { lazy, Suspense, startTransition, useEffect, useState } from 'react';

/** What is `about` the same matter updates its toast while that is open, instead of opening another. */
export type Notice = { title: string; description?: string; variant?: 'default' | 'destructive'; about?: string };

/** Once the first screen is there and at rest, or with the first touch or key: the first screen need not carry this. */
const load = () => import('./toast-region.tsx');
const ToastRegion = lazy(() => load().then((module) => ({ default: module.ToastRegion })));
const IDLE_MS = 2000;
const FIRST_SIGNS = ['pointerdown', 'keydown', 'nestling-notice'] as const;

export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => startTransition(() => setNeeded(true));
    // Safari has no idle callback.
    const rest = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, IDLE_MS));
    rest(need, { timeout: IDLE_MS });
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, need, { once: true, capture: true });
    return () => {
      for (const sign of FIRST_SIGNS) window.removeEventListener(sign, need, { capture: true });
    };
  }, []);
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>;
}

export function notify(notice: Notice): void {
  window.dispatchEvent(new Event('nestling-notice'));
  load().then(
    ({ show }) => show(notice),
    (error) => console.error('No toast:', error),
  );
}

export function notifyError(description: string): void {
  notify({ title: 'Error', description, variant: 'destructive' });
}
