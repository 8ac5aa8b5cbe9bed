import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../features/auth/auth-page.tsx';

type AuthSearch = { dev_login?: boolean; reset?: string };

export const Route = createFileRoute('/auth')({
  validateSearch: (search): AuthSearch => ({
    ...(search.dev_login === true || search.dev_login === 'true' ? { dev_login: true } : {}),
    ...(typeof search.reset === 'string' ? { reset: search.reset } : {}),
  }),
  component: () => <AuthPage resetToken={Route.useSearch().reset} hasDevLogin={Route.useSearch().dev_login === true} />,
});
