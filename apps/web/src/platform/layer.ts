import { useLocation, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    layer?: string;
  }
}

/**
 * Something that lies over the page (a dialog, a sheet, a panel) as an entry of the browser's history of its own, so
 * that Back closes it and stays on the page.
 */
export function useLayer(name: string) {
  const router = useRouter();
  const isOpen = useLocation({ select: ({ state }) => state.layer === name });
  const open = () =>
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      resetScroll: false,
      // One layer at a time: the next one takes the place of the one that is open.
      replace: router.history.location.state.layer !== undefined,
      state: (held) => ({ ...held, layer: name }),
    });
  const close = () => {
    if (router.history.location.state.layer === name) router.history.back();
  };
  return { isOpen, open, close };
}
