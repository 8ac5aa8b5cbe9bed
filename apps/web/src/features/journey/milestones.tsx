import { Badge, Box, chakra, Heading, SimpleGrid, Spinner, Stack, Text } from '@chakra-ui/react';
import type { MilestonesNow } from '@nestling/contracts/journey';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { AreaMedallion } from '../../ui/art/medallions.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { AREA_WORDS, type AreaGroup, countAnswered, groupByArea } from './milestone-areas.ts';
import { MilestoneCard } from './milestone-card.tsx';
import { SEEN_AGAIN_STALE_MS } from './use-timeline.ts';

/** What most children do at this age, by area. Past five years there is no list, and nothing is shown. */
export function Milestones({ childName }: { childName: string }) {
  const { data, isPending, error, refetch } = trpc.journey.milestones.useQuery(undefined, {
    staleTime: SEEN_AGAIN_STALE_MS,
  });
  if (isPending) return <Spinner role="status" aria-label="Loading milestones" alignSelf="center" my="8" />;
  if (error) {
    return (
      <ErrorPanel message={errorText(error, 'The milestones could not be loaded')} onRetry={() => void refetch()} />
    );
  }
  if (data.items.length === 0) return null;
  const groups = groupByArea(data.items);
  return (
    <Stack as="section" gap="4" aria-labelledby="milestones" pt="4">
      <MilestonesHeading now={data} childName={childName} />
      <Stack gap="0">
        {groups.map((group, index) => (
          <AreaItem key={group.area} group={group} isOpenFirst={index === 0} />
        ))}
      </Stack>
    </Stack>
  );
}

function MilestonesHeading({ now, childName }: { now: MilestonesNow; childName: string }) {
  return (
    <Stack gap="1">
      <Heading as="h3" size="xl" id="milestones">
        Milestones
      </Heading>
      <Text color="fg.muted">
        What most children do around this age. Every child has their own pace. {countAnswered(now.items)} of{' '}
        {now.items.length} answered.
      </Text>
      {now.isCorrectedAge && (
        <Text bg="clay.subtle" borderRadius="lg" p="3" mt="2">
          {childName} was born early, so these milestones go by corrected age, counted from the due date. That is used
          until the second birthday.
        </Text>
      )}
    </Stack>
  );
}

function AreaItem({ group: { area, items }, isOpenFirst }: { group: AreaGroup; isOpenFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <chakra.details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} borderTopWidth="1px">
      <chakra.summary display="flex" alignItems="center" gap="3" minH="16" py="1" cursor="pointer" listStyleType="none">
        <AreaMedallion area={area} size="14" />
        <Heading as="h4" size="md" flex="1" minW="0" overflowWrap="anywhere">
          {AREA_WORDS[area]}
        </Heading>
        <Badge variant="outline" flexShrink="0">
          {countAnswered(items)} of {items.length}
        </Badge>
        <Box transition="transform 150ms" transform={isOpen ? 'rotate(180deg)' : undefined}>
          <ChevronDown size={20} aria-hidden="true" />
        </Box>
      </chakra.summary>
      <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="4" alignItems="start" pt="2" pb="5">
        {items.map((milestone) => (
          <MilestoneCard key={milestone.id} milestone={milestone} />
        ))}
      </SimpleGrid>
    </chakra.details>
  );
}
