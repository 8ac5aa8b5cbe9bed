import { Box, Button, Flex, Progress, Stack, Text } from '@chakra-ui/react';
import type { UploadItem } from './upload-queue.ts';

type Props = { items: readonly UploadItem[]; onDrop: (id: number) => void; onRetry: (id: number) => void };

/** Each file on its way with how far it is and where it goes; what was refused stays with its reason. */
export function UploadRows({ items, onDrop, onRetry }: Props) {
  if (items.length === 0) return null;
  return (
    <Stack asChild gap="0" listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="2xl">
      <ul aria-label="Files on their way">
        {items.map((item) => (
          <Flex
            key={item.id}
            as="li"
            gap="2"
            ps="4"
            pe="2"
            py="1.5"
            align="center"
            _notFirst={{ borderTopWidth: '1px' }}
          >
            <Box flex="1 1 8rem" minW="0">
              <Text fontWeight="semibold" lineClamp={1} overflowWrap="anywhere">
                <bdi>{item.filename}</bdi>
              </Text>
              {item.state === 'failed' ? (
                <Text fontSize="sm" color="red.fg" role="alert">
                  {item.problem}
                </Text>
              ) : (
                <Going {...item} />
              )}
            </Box>
            {item.state === 'failed' && item.canRetry && (
              <Button variant="ghost" size="sm" px="2" minH="target" onClick={() => onRetry(item.id)}>
                Try again
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              px="2"
              minH="target"
              color="fg.muted"
              aria-label={`${item.state === 'failed' ? 'Dismiss' : 'Cancel'} ${item.filename}`}
              onClick={() => onDrop(item.id)}
            >
              {item.state === 'failed' ? 'Dismiss' : 'Cancel'}
            </Button>
          </Flex>
        ))}
      </ul>
    </Stack>
  );
}

function Going({ state, fraction, shared, filename }: UploadItem) {
  const percent = Math.round(fraction * 100);
  const isSent = state === 'sending' && percent >= 100;
  const words = state === 'waiting' ? 'Waiting' : isSent ? 'Reading' : `${percent}%`;
  return (
    <>
      <Text fontSize="sm" color="fg.muted">
        {words} · to {shared ? 'Shared' : 'Personal'} Documents
      </Text>
      <Progress.Root value={isSent ? null : percent} size="xs" aria-label={`Sending ${filename}`}>
        <Progress.Track borderRadius="full">
          <Progress.Range bg="clay.solid" />
        </Progress.Track>
      </Progress.Root>
    </>
  );
}
