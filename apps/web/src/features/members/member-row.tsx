import { Box, Button, HStack, Text } from '@chakra-ui/react';
import type { Member } from '@nestling/contracts/members';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify, notifyError } from '../../ui/toaster.tsx';
import { dayText } from './day.ts';

export function MemberRow({ member }: { member: Member }) {
  const [isAsking, setAsking] = useState(false);
  const caches = trpc.useUtils();
  const remove = trpc.members.remove.useMutation({
    onSuccess: async () => {
      notify({ title: 'Success', description: `${member.username} is removed` });
      await Promise.all([caches.members.invalidate(), caches.documents.invalidate()]);
    },
    onError: (error) => notifyError(errorText(error, 'Please try again')),
    onSettled: () => setAsking(false),
  });
  const documents = member.documentCount === 1 ? '1 document' : `${member.documentCount} documents`;
  const seen = member.lastSeenAt ? `last here ${dayText(member.lastSeenAt)}` : 'not signed in anywhere';
  return (
    <HStack as="li" justify="space-between" gap="3">
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="medium">{member.isOwner ? `${member.username} (you)` : member.username}</Text>
        <Text fontSize="sm" color="fg.muted">
          Since {dayText(member.createdAt)}, {seen}, {documents}
        </Text>
      </Box>
      {!member.isOwner && (
        <Button
          variant="outline"
          minH="target"
          flexShrink="0"
          aria-label={`Remove ${member.username}`}
          onClick={() => setAsking(true)}
        >
          Remove
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Are you sure?"
          confirmLabel="Remove"
          isDangerous
          isWorking={remove.isPending}
          onConfirm={() => remove.mutate({ userId: member.userId })}
          onCancel={() => setAsking(false)}
        >
          The account of {member.username} and everything in it (profile, chats, {documents}, shared ones too) will be
          permanently deleted. This cannot be undone.
        </ConfirmDialog>
      )}
    </HStack>
  );
}
