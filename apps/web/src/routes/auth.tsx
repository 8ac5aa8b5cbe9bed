import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthPage } from '../features/auth/auth-page.tsx';

type AuthSearch = { dev_login?: boolean; reset?: string; invite?: string };

export const Route = createFileRoute('/auth')({
  validateSearch: ({ dev_login, reset, invite }): AuthSearch => ({
    ...(dev_login === true || dev_login === 'true' ? { dev_login: true } : {}),
    ...(typeof reset === 'string' ? { reset } : {}),
    ...(typeof invite === 'string' ? { invite } : {}),
  }),
  // Before anything is drawn, which would otherwise be drawn twice.
  beforeLoad: ({ search }) => {
    if (!search.dev_login) throw redirect({ to: '/auth', search: { ...search, dev_login: true }, replace: true });
  },
  component: () => <AuthPage {...Route.useSearch()} />,
});
