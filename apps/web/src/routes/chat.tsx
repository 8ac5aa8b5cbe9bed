import { createFileRoute } from '@tanstack/react-router';
import { MainRoute } from './-parts/main-route.tsx';
import { readMainSearch } from './-parts/main-search.ts';

export const Route = createFileRoute('/chat')({ validateSearch: readMainSearch, component: MainRoute });
