import { chakra } from '@chakra-ui/react';
import { createRootRoute, lazyRouteComponent, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('./-parts/dead-ends.tsx'), 'NotFound'),
  errorComponent: lazyRouteComponent(() => import('./-parts/dead-ends.tsx'), 'Broken'),
});

function Root() {
  useFocusOnNewPage();
  useFocusKept();
  return (
    <>
      <chakra.a
        href="#main"
        position="absolute"
        left="-999px"
        bg="bg.panel"
        p="3"
        zIndex="skipNav"
        _focus={{ left: '2', top: '2' }}
      >
        Skip to content
      </chakra.a>
      <Outlet />
    </>
  );
}

/** After a way to another page the focus is on its content, and no longer on a link that is gone. */
function useFocusOnNewPage() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
        const isLost = document.activeElement === null || document.activeElement === document.body;
        const isInPage = document.activeElement?.closest('main') !== null && !isLost;
        if (!isInPage) document.getElementById('main')?.focus({ preventScroll: true });
      }),
    [router],
  );
}

function useFocusKept() {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    import('../platform/keep-focus.ts').then(
      ({ keepFocus }) => {
        if (!isOver) end = keepFocus();
      },
      // Without it the page works as before.
      () => {},
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
}
