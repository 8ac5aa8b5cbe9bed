import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { Invitation } from '@nestling/contracts/members';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';
import { dayText } from './day.ts';

export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const caches = trpc.useUtils();
  const revoke = trpc.members.revoke.useMutation({
    onError: (error) => notifyError(errorText(error, 'Please try again')),
    onSettled: () => caches.members.membership.invalidate(),
  });
  if (invitations.length === 0) return null;
  return (
    <Stack gap="2" as="ul" listStyleType="none" aria-label="Open invitations">
      {invitations.map(({ id, label, createdAt, expiresAt }) => (
        <HStack key={id} as="li" justify="space-between" gap="3">
          <Text minW="0" overflowWrap="anywhere">
            Invitation {label ? `for ${label}` : `of ${dayText(createdAt)}`}, holds until {dayText(expiresAt)}
          </Text>
          <Button
            variant="outline"
            minH="target"
            flexShrink="0"
            disabled={revoke.isPending}
            onClick={() => revoke.mutate({ id })}
          >
            Take back
          </Button>
        </HStack>
      ))}
    </Stack>
  );
}
