import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../features/auth/auth-page.tsx';

type AuthSearch = { dev_login?: boolean; reset?: string; invite?: string };

export const Route = createFileRoute('/auth')({
  validateSearch: ({ dev_login, reset, invite }): AuthSearch => ({
    ...(dev_login === true || dev_login === 'true' ? { dev_login: true } : {}),
    ...(typeof reset === 'string' ? { reset } : {}),
    ...(typeof invite === 'string' ? { invite } : {}),
  }),
  component: () => <AuthPage {...Route.useSearch()} />,
});
