import { createFileRoute } from '@tanstack/react-router';
import { fetchAhead } from '../features/safety/load-rules.ts';
import { MainRoute } from './-parts/main-route.tsx';
import { readMainSearch } from './-parts/main-search.ts';

export const Route = createFileRoute('/chat')({
  validateSearch: readMainSearch,
  // The rules are there when the message is, though the parent's own data still load.
  beforeLoad: ({ search }) => {
    if (search.prompt !== undefined) fetchAhead();
  },
  component: MainRoute,
});
