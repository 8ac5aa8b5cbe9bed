import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { errorText } from '../../../platform/error-text.ts';
import { trpc } from '../../../platform/trpc.ts';
import { notifyError } from '../../../ui/toaster.tsx';
import { momentText } from '../event-words.ts';

export function DevicesSection() {
  const caches = trpc.useUtils();
  const { data: devices = [] } = trpc.auth.devices.useQuery(undefined, { staleTime: 0 });
  const end = trpc.auth.endSession.useMutation({
    onError: (error) => notifyError(errorText(error, 'Please try again')),
    onSettled: () => Promise.all([caches.auth.devices.invalidate(), caches.auth.securityLog.invalidate()]),
  });
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-label="Signed-in devices">
      {devices.map(({ number, device, place, lastSeenAt, isCurrent }) => (
        <HStack key={number} as="li" justify="space-between" gap="3">
          <Box minW="0" overflowWrap="anywhere">
            <Text fontWeight="medium">{isCurrent ? `${device} (this one)` : device}</Text>
            <Text fontSize="sm" color="fg.muted">
              {place}, last used {momentText(lastSeenAt)}
            </Text>
          </Box>
          {!isCurrent && (
            <Button
              variant="outline"
              minH="target"
              flexShrink="0"
              aria-label={`Sign out ${device}`}
              disabled={end.isPending}
              onClick={() => end.mutate({ number })}
            >
              Sign out
            </Button>
          )}
        </HStack>
      ))}
    </Stack>
  );
}
