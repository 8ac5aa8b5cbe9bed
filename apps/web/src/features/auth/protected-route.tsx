import { Button, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { DeadEnd } from '../../ui/dead-end.tsx';
import { PageMessage } from '../../ui/page.tsx';

/** Specification §2, protected-route rules. */
export function ProtectedRoute({
  isOnboarding = false,
  children,
}: {
  isOnboarding?: boolean;
  children: (user: ClientUser) => ReactNode;
}) {
  const { user, isLoading, error, refetch } = useCurrentUser();
  if (isLoading) return <PageMessage>Loading...</PageMessage>;
  if (error) {
    return (
      <DeadEnd scene="offline" title="Nestling cannot be reached right now.">
        <Text color="fg.muted">Your words and documents are safe. Check the connection, then try again.</Text>
        <Button size="lg" minH="target" onClick={() => void refetch()}>
          Try again
        </Button>
      </DeadEnd>
    );
  }
  if (!user) return <Navigate to="/auth" search={{ dev_login: true }} replace />;
  if (!user.onboardingCompleted && !isOnboarding) return <Navigate to="/onboarding" replace />;
  if (user.onboardingCompleted && isOnboarding) return <Navigate to="/" replace />;
  return children(user);
}
