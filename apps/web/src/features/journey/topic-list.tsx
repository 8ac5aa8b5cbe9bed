import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { findEntry } from './progress-words.ts';
import { type GuideSection, PAGE_SIZE } from './sections.ts';
import { TopicCard } from './topic-card.tsx';
import { useSectionItems, type useTimeline } from './use-timeline.ts';

const NothingTagged = lazy(() => import('./nothing-tagged.tsx').then((module) => ({ default: module.NothingTagged })));
const JourneyEnd = lazy(() => import('./journey-end.tsx').then((module) => ({ default: module.JourneyEnd })));

type Props = {
  childAge: string;
  childName: string;
  section: GuideSection;
  timeline: ReturnType<typeof useTimeline>;
  tag: string | undefined;
  onShowAll: () => void;
};

export function TopicList({ childAge, childName, section, timeline, tag, onShowAll }: Props) {
  const { items, isEmpty, hasMore, loadMore, isLoading, hasFailed } = useSectionItems(
    childAge,
    timeline.data,
    section,
    tag,
  );
  const { data: entries } = trpc.journey.progress.useQuery();
  const caches = trpc.useUtils().journey;
  const list = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number>(undefined);
  // The first of the new cards gets the focus: the button that had it may be gone.
  useEffect(() => {
    const card = focusAt.current === undefined ? undefined : list.current?.children[focusAt.current];
    if (!card) return;
    focusAt.current = undefined;
    card.querySelector('a')?.focus({ preventScroll: true });
  }, [items.length]);
  if (timeline.isPending) return <CardSkeletons />;
  if (!timeline.data) {
    return (
      <ErrorPanel
        message={errorText(timeline.error, 'Failed to fetch timeline')}
        onRetry={() => void caches.invalidate()}
      />
    );
  }
  if (isEmpty) {
    return (
      <Suspense fallback={<CardSkeletons />}>
        <JourneyEnd childName={childName} section={section} />
      </Suspense>
    );
  }
  if (items.length === 0 && !hasMore) {
    return (
      <Suspense>
        <NothingTagged tag={tag ?? ''} onShowAll={onShowAll} />
      </Suspense>
    );
  }
  const showMore = () => {
    focusAt.current = items.length;
    loadMore();
  };
  return (
    <Stack gap="4">
      <SimpleGrid ref={list} columns={{ base: 1, lg: PAGE_SIZE }} gap="4" alignItems="start">
        {items.map((topic) => (
          <TopicCard key={topic.id} topic={topic} entry={findEntry(entries, { kind: topic.kind, itemId: topic.id })} />
        ))}
      </SimpleGrid>
      {hasFailed && (
        <Text role="alert" color="red.fg">
          Failed to fetch more topics. Please try again.
        </Text>
      )}
      {hasMore && (
        <Button size="lg" minH="target" variant="outline" loading={isLoading} onClick={showMore}>
          Load More
        </Button>
      )}
    </Stack>
  );
}
