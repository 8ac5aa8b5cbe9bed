import { createFileRoute } from '@tanstack/react-router';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { usePageTitle } from '../platform/page-title.ts';
import { AppFrame } from './-parts/app-frame.tsx';
import { SettingsPage } from './-parts/settings-page.tsx';

export const Route = createFileRoute('/settings')({ component: Settings });

function Settings() {
  usePageTitle('Settings');
  return (
    <ProtectedRoute>
      {(user) => (
        <AppFrame user={user}>
          <SettingsPage user={user} />
        </AppFrame>
      )}
    </ProtectedRoute>
  );
}
