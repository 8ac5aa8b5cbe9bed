import { createFileRoute } from '@tanstack/react-router';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { JourneyPage } from '../features/journey/journey-page.tsx';
import { readJourneySearch } from '../features/journey/journey-search.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { AppFrame } from './-parts/app-frame.tsx';

export const Route = createFileRoute('/journey')({ validateSearch: readJourneySearch, component: Journey });

function Journey() {
  usePageTitle('Journey');
  // What the address holds beside what is known stays in it: it is read anew.
  const search = readJourneySearch(Route.useSearch());
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
