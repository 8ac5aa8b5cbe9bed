import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { useLocation } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useSignOut } from '../../features/account/sign-out.ts';
import { useProfileDraft } from '../../features/profile/use-profile-draft.ts';
import { trpc } from '../../platform/trpc.ts';
import { PageBody } from '../../ui/page.tsx';
import { SettingsRow } from './settings-row.tsx';
import { SETTINGS } from './settings-sections.ts';

/** All settings on one page. Each part is saved alone; what is not saved yet says so, and waits. */
export function SettingsPage({ user }: { user: ClientUser }) {
  const openId = useLocation({ select: ({ hash }) => hash });
  const { signOut, isPending } = useSignOut();
  const { changed } = useProfileDraft(user);
  const isOwner = trpc.members.membership.useQuery(undefined, { staleTime: 0 }).data?.isOwner ?? false;
  const groups = SETTINGS.map(({ title, sections }) => ({
    title,
    sections: sections.filter(({ isForOwner, isHere }) => (!isForOwner || isOwner) && (isHere?.() ?? true)),
  })).filter(({ sections }) => sections.length > 0);
  return (
    <PageBody maxW="2xl">
      <Stack gap="6" py="5">
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Stack gap="0" minW="0">
            <Heading as="h2" size="2xl">
              Settings
            </Heading>
            <Text color="fg.muted" overflowWrap="anywhere">
              Signed in as{' '}
              <strong>
                <bdi>{user.username}</bdi>
              </strong>
            </Text>
          </Stack>
          <Button variant="outline" minH="target" onClick={signOut} loading={isPending}>
            <LogOut size={18} aria-hidden /> Log out
          </Button>
        </Flex>
        {groups.map(({ title, sections }) => (
          <Stack key={title} as="section" gap="2" aria-label={title}>
            <Heading as="h3" size="md" color="fg.muted" px="1">
              {title}
            </Heading>
            <Stack gap="0" bg="bg.panel" borderWidth="1px" borderRadius="2xl" overflow="hidden">
              {sections.map((section) => (
                <SettingsRow
                  key={section.id}
                  section={section}
                  user={user}
                  isOpenFirst={section.id === openId}
                  isUnsaved={changed.some((field) => section.fields?.includes(field))}
                />
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </PageBody>
  );
}
