import type { ClientUser } from '@nestling/contracts/auth';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageBody, PageMessage } from '../../ui/page.tsx';

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
      <PageBody>
        <ErrorPanel message="Nestling cannot be reached right now." onRetry={() => void refetch()} />
      </PageBody>
    );
  }
  if (!user) return <Navigate to="/auth" search={{ dev_login: true }} replace />;
  if (!user.onboardingCompleted && !isOnboarding) return <Navigate to="/onboarding" replace />;
  if (user.onboardingCompleted && isOnboarding) return <Navigate to="/" replace />;
  return children(user);
}
