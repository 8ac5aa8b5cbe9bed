import { Button, chakra } from '@chakra-ui/react';
import { createRootRoute, Outlet, Link as RouterLink, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePageTitle } from '../platform/page-title.ts';
import { DeadEnd } from '../ui/page.tsx';

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: Broken });

function Root() {
  useFocusOnNewPage();
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

function NotFound() {
  usePageTitle('Not found');
  return (
    <DeadEnd scene="lost" title="404 Page Not Found">
      <Button asChild size="lg" minH="target">
        <RouterLink to="/">Go to Nestling</RouterLink>
      </Button>
    </DeadEnd>
  );
}

function Broken() {
  return (
    <DeadEnd scene="trouble" title="Something went wrong">
      <Button size="lg" minH="target" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </DeadEnd>
  );
}
