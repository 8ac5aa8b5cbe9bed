import { lazy, Suspense } from 'react';

export type Notice = { title: string; description?: string; variant?: 'default' | 'destructive' };

// Fetched beside the first screen, which does not wait for it.
const load = () => import('./toast-region.tsx');
const ToastRegion = lazy(() => load().then((module) => ({ default: module.ToastRegion })));

export function Toaster() {
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}

export function notify(notice: Notice): void {
  load().then(
    ({ show }) => show(notice),
    (error) => console.error('The toast could not be shown:', error),
  );
}

export function notifyError(description: string): void {
  notify({ title: 'Error', description, variant: 'destructive' });
}
