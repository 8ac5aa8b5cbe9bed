import { createFileRoute } from '@tanstack/react-router';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { OnboardingPage } from '../features/profile/onboarding-page.tsx';

export const Route = createFileRoute('/onboarding')({
  component: () => <ProtectedRoute isOnboarding>{(user) => <OnboardingPage user={user} />}</ProtectedRoute>,
});
