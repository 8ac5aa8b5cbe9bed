import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ageText, birthDateOf } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import { Link as RouterLink } from '@tanstack/react-router';
import { Cake, ClipboardList } from 'lucide-react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { today } from '../../platform/today.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageBody, PageMessage } from '../../ui/page.tsx';
import type { JourneySearch } from './journey-search.ts';
import { JourneySections } from './journey-sections.tsx';

type Props = { search: JourneySearch; onSearch: (search: JourneySearch) => void };

export function JourneyPage(shown: Props) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageMessage>Loading...</PageMessage>;
  if (!user) return <PageMessage>Please log in to access this page.</PageMessage>;
  return (
    <PageBody maxW="6xl">
      <Stack gap="5" py="5">
        <JourneyHeading user={user} />
        {user.childAge ? (
          <JourneySections key={user.childAge} childAge={user.childAge} childName={nameOf(user)} {...shown} />
        ) : (
          <EmptyState icon={<Cake size={32} aria-hidden="true" />} title="When was your child born?">
            Add the birth date in Settings, at the top, and this page shows what fits the age.
          </EmptyState>
        )}
      </Stack>
    </PageBody>
  );
}

const nameOf = ({ childName }: ClientUser) => childName ?? 'Your child';

function JourneyHeading({ user }: { user: ClientUser }) {
  const birth = birthDateOf(user.childAge);
  const age = birth ? ageText(birth, today()) : '';
  return (
    <Flex justify="space-between" align="start" gap="3" wrap="wrap">
      <Stack gap="0" minW="0">
        <Heading as="h2" size="2xl" overflowWrap="anywhere">
          Developmental Journey
        </Heading>
        <Text color="fg.muted">
          {nameOf(user)}
          {age && `, ${age}`}
        </Text>
      </Stack>
      <Button asChild variant="outline" minH="target">
        <RouterLink to="/visit">
          <ClipboardList size={18} aria-hidden="true" />
          Visit summary
        </RouterLink>
      </Button>
    </Flex>
  );
}
