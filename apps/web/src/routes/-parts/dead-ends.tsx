import { Button } from '@chakra-ui/react';
import { Link as RouterLink } from '@tanstack/react-router';
import { usePageTitle } from '../../platform/page-title.ts';
import { DeadEnd } from '../../ui/dead-end.tsx';

export function NotFound() {
  usePageTitle('Not found');
  return (
    <DeadEnd scene="lost" title="404 Page Not Found">
      <Button asChild size="lg" minH="target">
        <RouterLink to="/">Go to Nestling</RouterLink>
      </Button>
    </DeadEnd>
  );
}

export function Broken() {
  return (
    <DeadEnd scene="trouble" title="Something went wrong">
      <Button size="lg" minH="target" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </DeadEnd>
  );
}
