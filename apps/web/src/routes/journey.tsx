import { createFileRoute } from '@tanstack/react-router';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { JourneyPage } from '../features/journey/index.ts';
import { AppFrame } from './-parts/app-frame.tsx';

export const Route = createFileRoute('/journey')({
  component: () => (
    <ProtectedRoute>
      {(user) => (
        <AppFrame user={user}>
          <JourneyPage />
        </AppFrame>
      )}
    </ProtectedRoute>
  ),
});
