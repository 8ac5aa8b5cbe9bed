import type { Timeline, TimelineTopic } from '@nestling/contracts/journey';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../platform/trpc.ts';
import { appendPage, type GuideSection, SECTION_KEYS, sectionItems, taggedItems } from './sections.ts';

/** The child grows while the page stays open: seen again after an hour, it is asked for again. */
export const SEEN_AGAIN_STALE_MS = 3_600_000;

export function useTimeline(childAge: string) {
  const query = trpc.journey.timeline.useQuery({ childAge }, { staleTime: SEEN_AGAIN_STALE_MS });
  useEffect(() => {
    if (query.error) console.error('Failed to fetch timeline', query.error);
  }, [query.error]);
  return query;
}

/**
 * The cards of a section, of one tag if one is chosen. The page after them is fetched ahead, so that Load More is there
 * only while it adds something.
 */
export function useSectionItems(
  childAge: string,
  timeline: Timeline | undefined,
  section: GuideSection,
  tag: string | undefined,
) {
  const caches = trpc.useUtils();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  // What came for a tag alone is kept apart: the section's own order has no holes.
  const extraKey = ['tagged-topics', childAge, section, tag];
  const { data: extra = [] } = useQuery<TimelineTopic[]>({ queryKey: extraKey, queryFn: skipToken });
  const held = timeline ? sectionItems(timeline, section) : [];
  const items = tag === undefined ? held : taggedItems(held, extra, tag);
  const pagination = {
    section: SECTION_KEYS[section].request,
    offset: tag === undefined ? held.length : 0,
    existingItems: items.map(({ id }) => id),
    tag,
  };
  const next = trpc.journey.timeline.useQuery(
    { childAge, pagination },
    { enabled: timeline !== undefined, staleTime: SEEN_AGAIN_STALE_MS },
  );
  const coming = next.data && sectionItems(next.data, section);

  const append = (page: Timeline) => {
    if (tag === undefined)
      caches.journey.timeline.setData({ childAge }, (before) => before && appendPage(before, page, section));
    else queryClient.setQueryData(extraKey, [...extra, ...sectionItems(page, section)]);
  };
  const loadMore = () => {
    if (next.data) append(next.data);
    else setAsked(true);
    if (next.error) void next.refetch();
  };
  // Pressed before the page was there, or a tag that nothing held has: it is shown when it comes.
  const isWanted = isAsked || (tag !== undefined && items.length === 0);
  useEffect(() => {
    if (!isWanted || !coming?.length || !next.data) return;
    append(next.data);
    setAsked(false);
  });
  useEffect(() => {
    if (isAsked && next.error) console.error('Failed to fetch more topics', next.error);
  }, [isAsked, next.error]);

  return {
    items,
    isEmpty: held.length === 0,
    hasMore: coming?.length !== 0,
    loadMore,
    isLoading: isAsked && next.isFetching,
    hasFailed: isAsked && next.isError && !next.isFetching,
  };
}
