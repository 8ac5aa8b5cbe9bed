import { Button, Stack, Text } from '@chakra-ui/react';
import { trpc } from '../../../platform/trpc.ts';
import { eventWords, momentText } from '../event-words.ts';

export function SecurityLogSection() {
  const { data, fetchNextPage, hasNextPage, isFetching } = trpc.auth.securityLog.useInfiniteQuery(
    {},
    { staleTime: 0, getNextPageParam: ({ next }) => next ?? undefined },
  );
  return (
    <Stack gap="3" align="start">
      <Text>Kept for a year. Change your password if something here was not you.</Text>
      <Stack as="ul" gap="2" listStyleType="none" aria-label="Security log">
        {data?.pages.flatMap(({ events }) =>
          events.map((event) => (
            <Stack key={event.id} as="li" gap="0" overflowWrap="anywhere">
              <Text>{eventWords(event)}</Text>
              <Text fontSize="sm" color="fg.muted">
                {[momentText(event.lastAt), event.device, event.place].filter(Boolean).join(', ')}
              </Text>
            </Stack>
          )),
        )}
      </Stack>
      {hasNextPage && (
        <Button variant="outline" minH="target" loading={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
