import { Box, Heading, HStack, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ageParts, birthDateOf } from '@nestling/contracts/age';
import type { MilestoneItem } from '@nestling/contracts/journey';
import { lazy, Suspense, useId, useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { today } from '../../platform/today.ts';
import { trpc } from '../../platform/trpc.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { AreaTile } from './area-tile.tsx';
import { countAnswered, groupByArea } from './milestone-areas.ts';
import { SEEN_AGAIN_STALE_MS } from './use-timeline.ts';

const AreaList = lazy(() => import('./area-list.tsx').then((module) => ({ default: module.AreaList })));

/** As high as the four areas, so that nothing moves when they come. */
const PANEL_HEIGHT = { base: '13.25rem', md: '8.25rem' };
/** The check lists end with the sixth birthday. */
const LAST_YEAR = 6;

type Props = { childAge: string; childName: string; isTimelineDown: boolean };

/**
 * What most children do at this age: four areas on the first screen, each with its list behind it. Past five years there
 * is no list, and nothing is shown. Where the topics already say that nothing could be fetched, it is not said twice.
 */
export function Milestones({ childAge, childName, isTimelineDown }: Props) {
  const { data, isPending, error, refetch } = trpc.journey.milestones.useQuery(undefined, {
    staleTime: SEEN_AGAIN_STALE_MS,
  });
  const [open, setOpen] = useState<MilestoneItem['area']>();
  const listId = useId();
  if (isPending) {
    const birth = birthDateOf(childAge);
    if (birth && ageParts(birth, today()).years >= LAST_YEAR) return null;
    return <Skeleton h={PANEL_HEIGHT} borderRadius="2xl" role="status" aria-label="Loading milestones" />;
  }
  if (!data) {
    if (isTimelineDown) return null;
    return (
      <ErrorPanel message={errorText(error, 'The milestones could not be loaded')} onRetry={() => void refetch()} />
    );
  }
  if (data.items.length === 0) return null;
  const groups = groupByArea(data.items);
  const shown = groups.find(({ area }) => area === open);
  return (
    <Stack as="section" gap="3" aria-labelledby="milestones">
      <HStack justify="space-between" align="baseline" columnGap="3" rowGap="0" wrap="wrap">
        <Heading as="h3" size="xl" id="milestones">
          Milestones
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {countAnswered(data.items)} of {data.items.length} answered
        </Text>
      </HStack>
      <SimpleGrid minChildWidth="8.5rem" gap="2">
        {groups.map((group) => (
          <AreaTile
            key={group.area}
            group={group}
            isOpen={group.area === open}
            listId={listId}
            onToggle={() => setOpen(group.area === open ? undefined : group.area)}
          />
        ))}
      </SimpleGrid>
      {data.isCorrectedAge && (
        <Text bg="clay.subtle" borderRadius="lg" p="3" fontSize="sm">
          <bdi>{childName}</bdi> was born early, so these milestones go by corrected age, counted from the due date.
          That is used until the second birthday.
        </Text>
      )}
      <Box id={listId} _empty={{ display: 'none' }}>
        {shown && (
          <Suspense fallback={<Skeleton h="40" borderRadius="2xl" />}>
            <AreaList key={shown.area} group={shown} />
          </Suspense>
        )}
      </Box>
    </Stack>
  );
}
