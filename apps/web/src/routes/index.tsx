import { createFileRoute, redirect } from '@tanstack/react-router';
import { MainRoute } from './-parts/main-route.tsx';
import { readMainSearch } from './-parts/main-search.ts';

let isLoadedHere = window.location.pathname === '/';

/**
 * Specification §2: on load at exactly '/', the address is replaced with /auth?dev_login=true, which sends a signed-in
 * user back here. Later navigation to '/' inside the app shows the page.
 */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    const isFirstLoad = isLoadedHere;
    isLoadedHere = false;
    if (isFirstLoad) throw redirect({ to: '/auth', search: { dev_login: true }, replace: true });
  },
  validateSearch: readMainSearch,
  component: MainRoute,
});
