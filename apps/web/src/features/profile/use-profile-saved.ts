import { trpc } from '../../platform/trpc.ts';

/** What rests on the profile is asked for again. */
export function useProfileSaved(): () => Promise<void> {
  const caches = trpc.useUtils();
  return async () => {
    await Promise.all([
      caches.chat.opening.invalidate(),
      caches.chat.bubbles.invalidate(),
      caches.chat.emergencyRegion.invalidate(),
      caches.journey.invalidate(),
    ]);
  };
}
