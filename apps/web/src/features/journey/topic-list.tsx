import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Tag } from 'lucide-react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { NothingTagged } from './nothing-tagged.tsx';
import { findEntry } from './progress-words.ts';
import { type GuideSection, PAGE_SIZE, sectionItems } from './sections.ts';
import { TopicCard } from './topic-card.tsx';
import type { useTimeline } from './use-timeline.ts';

type Props = {
  section: GuideSection;
  timeline: ReturnType<typeof useTimeline>;
  tag: string | undefined;
  onShowAll: () => void;
};

export function TopicList({ section, timeline, tag, onShowAll }: Props) {
  const { query, loadMore, hasMore, loading, failed } = timeline;
  const { data: entries } = trpc.journey.progress.useQuery();
  if (query.isPending) return <CardSkeletons />;
  if (query.error) {
    return (
      <ErrorPanel message={errorText(query.error, 'Failed to fetch timeline')} onRetry={() => void query.refetch()} />
    );
  }
  const items = sectionItems(query.data, section);
  const shown = tag === undefined ? items : items.filter(({ tags }) => tags.some((each) => each === tag));
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, lg: PAGE_SIZE }} gap="4" alignItems="start">
        {shown.map((topic) => (
          <TopicCard key={topic.id} topic={topic} entry={findEntry(entries, { kind: topic.kind, itemId: topic.id })} />
        ))}
      </SimpleGrid>
      {items.length === 0 && (
        <EmptyState icon={<Tag size={32} aria-hidden="true" />} title="Nothing here for this age">
          The guide covers birth to 18 years.
        </EmptyState>
      )}
      {items.length > 0 && shown.length === 0 && <NothingTagged tag={tag ?? ''} onShowAll={onShowAll} />}
      {failed === section && (
        <Text role="alert" color="red.fg">
          Failed to fetch more topics. Please try again.
        </Text>
      )}
      {hasMore(section) && (
        <Button
          size="lg"
          minH="target"
          variant="outline"
          loading={loading === section}
          onClick={() => void loadMore(section)}
        >
          Load More
        </Button>
      )}
    </Stack>
  );
}
