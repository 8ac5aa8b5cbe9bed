import { Button, chakra, Stack } from '@chakra-ui/react';
import { createRootRoute, Outlet, Link as RouterLink } from '@tanstack/react-router';
import { PageMessage } from '../ui/page.tsx';

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
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

function NotFound() {
  return (
    <Stack as="main" id="main" align="center" gap="0">
      <PageMessage>404 Page Not Found</PageMessage>
      <Button asChild variant="outline" minH="target" mt="-24dvh">
        <RouterLink to="/">Go to Nestling</RouterLink>
      </Button>
    </Stack>
  );
}
