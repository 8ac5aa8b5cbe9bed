import { createFileRoute } from '@tanstack/react-router';
import { MainRoute } from './-parts/main-route.tsx';

export const Route = createFileRoute('/chat')({
  validateSearch: (search): { prompt?: string } =>
    typeof search.prompt === 'string' && search.prompt.trim() !== '' ? { prompt: search.prompt } : {},
  component: () => <MainRoute prompt={Route.useSearch().prompt} />,
});
