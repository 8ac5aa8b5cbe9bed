import { createFileRoute } from '@tanstack/react-router';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { KeepsakePage } from '../features/journey/keepsake-page.tsx';
import { usePageTitle } from '../platform/page-title.ts';
import { AppFrame } from './-parts/app-frame.tsx';

export const Route = createFileRoute('/keepsake')({ component: Keepsake });

function Keepsake() {
  usePageTitle('Keepsake');
  return (
    <ProtectedRoute>
      {(user) => (
        <AppFrame user={user}>
          <KeepsakePage user={user} />
        </AppFrame>
      )}
    </ProtectedRoute>
  );
}
