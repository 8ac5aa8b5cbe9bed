import { useEffect, useState } from 'react';
import { trpc } from '../../platform/trpc.ts';
import { appendPage, type GuideSection, isPartPage, SECTION_KEYS, sectionItems } from './sections.ts';

/** The child grows while the page stays open: seen again after an hour, it is asked for again. */
export const SEEN_AGAIN_STALE_MS = 3_600_000;

export function useTimeline(childAge: string) {
  const caches = trpc.useUtils();
  const query = trpc.journey.timeline.useQuery({ childAge }, { staleTime: SEEN_AGAIN_STALE_MS });
  const [usedUp, setUsedUp] = useState<GuideSection[]>([]);
  const [loading, setLoading] = useState<GuideSection>();
  const [failed, setFailed] = useState<GuideSection>();

  useEffect(() => {
    if (query.error) console.error('Failed to fetch timeline', query.error);
  }, [query.error]);

  async function loadMore(section: GuideSection): Promise<void> {
    if (!query.data) return;
    const held = sectionItems(query.data, section);
    setLoading(section);
    setFailed(undefined);
    try {
      const pagination = {
        section: SECTION_KEYS[section].request,
        offset: held.length,
        existingItems: held.map(({ id }) => id),
      };
      const page = await caches.client.journey.timeline.query({ childAge, pagination });
      if (isPartPage(sectionItems(page, section).length)) setUsedUp((before) => [...before, section]);
      caches.journey.timeline.setData({ childAge }, (timeline) => timeline && appendPage(timeline, page, section));
    } catch (error) {
      console.error('Failed to fetch more topics', error);
      setFailed(section);
    } finally {
      setLoading(undefined);
    }
  }

  const hasMore = (section: GuideSection) =>
    query.data !== undefined && !usedUp.includes(section) && !isPartPage(sectionItems(query.data, section).length);

  return { query, loadMore, hasMore, loading, failed };
}
