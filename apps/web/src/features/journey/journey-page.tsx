import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ageText, birthDateOf } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import { Link as RouterLink } from '@tanstack/react-router';
import { BookHeart, Cake, ClipboardList } from 'lucide-react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { today } from '../../platform/today.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageBody, PageMessage } from '../../ui/page.tsx';
import { AgeHeading } from './age-ribbon.tsx';
import type { JourneySearch } from './journey-search.ts';
import { JourneySections } from './journey-sections.tsx';
import { PrintStyle } from './print-style.tsx';

type Props = { search: JourneySearch; onSearch: (search: JourneySearch) => void };

export function JourneyPage(shown: Props) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageMessage>Loading...</PageMessage>;
  if (!user) return <PageMessage>Please log in to access this page.</PageMessage>;
  return (
    <PageBody maxW="6xl">
      <PrintStyle />
      <Stack gap={{ base: '3', md: '5' }} py={{ base: '3', md: '5' }}>
        <JourneyHeading user={user} />
        {user.childAge ? (
          <JourneySections key={user.childAge} childAge={user.childAge} childName={nameOf(user)} {...shown} />
        ) : (
          <>
            <EmptyState icon={<Cake size={32} aria-hidden="true" />} title="When was your child born?">
              Add the birth date and this page shows what fits the age.
            </EmptyState>
            <Button asChild variant="outline" minH="target" alignSelf="center">
              <RouterLink to="/settings" hash="child">
                Add the birth date
              </RouterLink>
            </Button>
          </>
        )}
      </Stack>
    </PageBody>
  );
}

const nameOf = ({ childName }: ClientUser) => childName ?? 'Your child';

function JourneyHeading({ user }: { user: ClientUser }) {
  const birth = birthDateOf(user.childAge);
  const age = birth ? ageText(birth, today()) : '';
  const words = (
    <Stack gap="0" minW="0">
      {/* At twice the text size its longest word still fits the line. */}
      <Heading as="h2" size="2xl" fontSize="min({fontSizes.2xl}, 11.5vw)" overflowWrap="anywhere" hyphens="auto">
        Developmental Journey
      </Heading>
      <Text color="fg.muted">
        <bdi>{nameOf(user)}</bdi>
        {age && `, ${age}`}
      </Text>
    </Stack>
  );
  return (
    <Flex justify="space-between" align="center" columnGap="6" rowGap="2" wrap="wrap">
      {user.childAge ? <AgeHeading childAge={user.childAge}>{words}</AgeHeading> : words}
      <Flex gap="1" wrap="wrap" ms={{ base: '-3', md: '0' }} _print={{ display: 'none' }}>
        <Button asChild variant="ghost" minH="target" px="3">
          <RouterLink to="/visit">
            <ClipboardList size={18} aria-hidden="true" />
            Visit summary
          </RouterLink>
        </Button>
        <Button asChild variant="ghost" minH="target" px="3">
          <RouterLink to="/keepsake">
            <BookHeart size={18} aria-hidden="true" />
            Keepsake
          </RouterLink>
        </Button>
      </Flex>
    </Flex>
  );
}
