import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { leaveFirstWords } from './platform/first-words.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';
import { appSystem } from './theme/system.ts';

export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // A piece of work of its own, with room for a touch behind it.
  appSystem();
  await new Promise((resolve) => setTimeout(resolve));
  const router = createAppRouter();
  leaveFirstWords(root);
  // With the page's own code at hand it is drawn at once and whole, and in slices that leave room for a touch.
  await router.load();
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}
