import { Button, Stack, Text } from '@chakra-ui/react';
import type { Backups, Registration } from '@nestling/contracts/members';
import { trpc } from '../../platform/trpc.ts';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { OpenInvitations } from './open-invitations.tsx';

const WHO_MAY_REGISTER: Record<Registration, string> = {
  open: 'Anybody who reaches this server can register.',
  invite: 'Only people with an invitation from you can register.',
  closed: 'Nobody new can register.',
};

/** Settings, for the owner of the server alone: who is in, and who may come. Nothing for everybody else. */
export function MembersSection() {
  const { data } = trpc.members.membership.useQuery(undefined, { staleTime: 0 });
  if (!data?.isOwner) return null;
  return (
    <Stack gap="4">
      <Text>{WHO_MAY_REGISTER[data.registration]}</Text>
      {data.registration === 'invite' && <InviteForm />}
      <OpenInvitations invitations={data.invitations} />
      <MemberList />
      <Text color="fg.muted">{backupText(data.backups)}</Text>
    </Stack>
  );
}

function backupText({ everyHours, lastAt }: Backups): string {
  if (lastAt) return `Last backup, made and read back: ${new Date(lastAt).toLocaleString()}.`;
  return everyHours > 0 ? 'The server has made no backup yet.' : 'The server makes no backups by itself.';
}

function MemberList() {
  const { data, error, hasNextPage, fetchNextPage, isFetching } = trpc.members.list.useInfiniteQuery(
    {},
    { getNextPageParam: (page) => page.next, staleTime: 0 },
  );
  if (error) return <Text color="fg.error">The members could not be fetched.</Text>;
  if (!data) return <Text>Loading...</Text>;
  return (
    <Stack gap="2" as="ul" listStyleType="none" aria-label="Members">
      {data.pages
        .flatMap(({ members }) => members)
        .map((member) => (
          <MemberRow key={member.userId} member={member} />
        ))}
      {hasNextPage && (
        <Button variant="outline" minH="target" loading={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
