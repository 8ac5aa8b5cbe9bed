import { useSyncExternalStore } from 'react';

/** From here on there is room for a rail and a panel beside the chat (the theme's lg). */
const WIDE = '(min-width: 64rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(WIDE).matches,
  );
}
