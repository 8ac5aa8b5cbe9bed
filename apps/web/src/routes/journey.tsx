import { createFileRoute } from '@tanstack/react-router';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { JourneyPage, readJourneySearch } from '../features/journey/index.ts';
import { AppFrame } from './-parts/app-frame.tsx';

export const Route = createFileRoute('/journey')({ validateSearch: readJourneySearch, component: Journey });

function Journey() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProtectedRoute>
      {(user) => (
        <AppFrame user={user}>
          <JourneyPage
            search={search}
            onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
          />
        </AppFrame>
      )}
    </ProtectedRoute>
  );
}
