import { chakra, SkeletonText, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { dateTimeText } from '../../platform/today.ts';
import { trpc } from '../../platform/trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';

const TYPING_PAUSE_MS = 250;

type Props = { query: string; onSelect: (sessionId: number) => void };

export function FoundMessages({ query, onSelect }: Props) {
  const [settled, setSettled] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const { data, isPending, error } = trpc.chat.search.useQuery({ query: settled }, { staleTime: 0 });
  if (isPending) return <SkeletonText noOfLines={4} />;
  if (error) return <ErrorPanel message={errorText(error, 'The search did not work')} />;
  if (data.length === 0) return <EmptyState title="Nothing found">No message of yours holds these words.</EmptyState>;
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {data.map((found) => (
        <li key={found.messageId}>
          <chakra.button
            type="button"
            w="full"
            minH="14"
            px="3"
            py="2"
            textAlign="start"
            borderRadius="xl"
            cursor="pointer"
            _hover={{ bg: 'bg.subtle' }}
            onClick={() => onSelect(found.sessionId)}
          >
            <Text overflowWrap="anywhere">{found.preview}</Text>
            <Text fontSize="sm" color="fg.muted">
              {found.role === 'user' ? 'You' : 'Nestling'} in {found.sessionName}, {dateTimeText(found.createdAt)}
            </Text>
          </chakra.button>
        </li>
      ))}
    </Stack>
  );
}
