import { Heading, Stack, Text } from '@chakra-ui/react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { AREA_WORDS, groupByArea } from './milestone-areas.ts';
import { MilestoneCard } from './milestone-card.tsx';

/** What most children do at this age, by area. Past five years there is no list, and nothing is shown. */
export function Milestones({ childName }: { childName: string }) {
  const { data, isPending, error, refetch } = trpc.journey.milestones.useQuery();
  if (isPending) return <CardSkeletons />;
  if (error) {
    return (
      <ErrorPanel message={errorText(error, 'The milestones could not be loaded')} onRetry={() => void refetch()} />
    );
  }
  if (data.items.length === 0) return null;
  const answered = data.items.filter(({ progress }) => progress !== null).length;
  return (
    <Stack as="section" gap="5" aria-labelledby="milestones" pt="4">
      <Stack gap="1">
        <Heading as="h3" size="xl" id="milestones">
          Milestones
        </Heading>
        <Text color="fg.muted">
          What most children do by this age. Every child has their own pace. {answered} of {data.items.length} answered.
        </Text>
        {data.isCorrectedAge && (
          <Text bg="clay.subtle" borderRadius="lg" p="3" mt="2">
            {childName} was born early, so these milestones go by corrected age, counted from the due date. That is used
            until the second birthday.
          </Text>
        )}
      </Stack>
      {groupByArea(data.items).map(({ area, items }) => (
        <Stack key={area} gap="3">
          <Heading as="h4" size="md">
            {AREA_WORDS[area]}
          </Heading>
          {items.map((milestone) => (
            <MilestoneCard key={milestone.id} milestone={milestone} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
