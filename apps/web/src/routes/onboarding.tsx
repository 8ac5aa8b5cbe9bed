import { createFileRoute } from '@tanstack/react-router';
import { useSignOut } from '../features/account/sign-out.ts';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { OnboardingPage } from '../features/profile/onboarding-page.tsx';

export const Route = createFileRoute('/onboarding')({ component: Onboarding });

function Onboarding() {
  const { signOut } = useSignOut();
  return <ProtectedRoute isOnboarding>{(user) => <OnboardingPage user={user} onSignOut={signOut} />}</ProtectedRoute>;
}
