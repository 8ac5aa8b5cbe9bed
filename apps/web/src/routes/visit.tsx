import { createFileRoute } from '@tanstack/react-router';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { VisitSummaryPage } from '../features/journey/visit-summary-page.tsx';
import { usePageTitle } from '../platform/page-title.ts';
import { AppFrame } from './-parts/app-frame.tsx';

export const Route = createFileRoute('/visit')({
  component: Visit,
});

function Visit() {
  usePageTitle('Visit summary');
  return (
    <ProtectedRoute>
      {(user) => (
        <AppFrame user={user}>
          <VisitSummaryPage />
        </AppFrame>
      )}
    </ProtectedRoute>
  );
}
