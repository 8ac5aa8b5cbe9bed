import { chakra } from '@chakra-ui/react';
import { createRootRoute, Outlet } from '@tanstack/react-router';
import { PageMessage } from '../ui/page.tsx';

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: () => <PageMessage>404 Page Not Found</PageMessage>,
  errorComponent: () => <PageMessage>Something went wrong. Please reload the page.</PageMessage>,
});

function Root() {
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
