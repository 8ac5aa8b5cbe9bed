import { Stack, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { trpc } from '../../platform/trpc.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import type { JourneySearch } from './journey-search.ts';
import { Milestones } from './milestones.tsx';
import { SectionButtons } from './section-buttons.tsx';
import { distinctTags, SECTION_WORDS } from './sections.ts';
import { TagFilter } from './tag-filter.tsx';
import { TopicList } from './topic-list.tsx';
import { useTimeline } from './use-timeline.ts';

const PastList = lazy(() => import('./past-list.tsx').then((module) => ({ default: module.PastList })));

type Props = { childAge: string; childName: string; search: JourneySearch; onSearch: (search: JourneySearch) => void };

/** The address holds what is chosen, so that the way back from a chat leads to the same cards. */
export function JourneySections({ childAge, childName, search, onSearch }: Props) {
  const { section = 'current', tag } = search;
  const timeline = useTimeline(childAge);
  const { data: entries } = trpc.journey.progress.useQuery();
  // A tag of the address counts too: it may stand on no card of the first page.
  const asked = tag === undefined ? [] : [{ tags: [tag] }];
  const tagged = [...Object.values(timeline.data ?? {}).flat(), ...(entries ?? []), ...asked];
  const showAll = () => onSearch({ section });
  return (
    // Close on a phone, so that the first card is on its first screen.
    <Stack gap={{ base: '3', md: '5' }}>
      <SectionButtons chosen={section} onChoose={(chosen) => onSearch({ ...search, section: chosen })} />
      {section === 'current' && (
        <Milestones childAge={childAge} childName={childName} isTimelineDown={timeline.isError} />
      )}
      <VisuallyHidden as="h3">{SECTION_WORDS[section]}</VisuallyHidden>
      <TagFilter
        tags={distinctTags(tagged)}
        chosen={tag}
        onChoose={(chosen) => onSearch({ section, ...(chosen === undefined ? {} : { tag: chosen }) })}
      />
      {section === 'past' ? (
        <Suspense fallback={<CardSkeletons />}>
          <PastList tag={tag} onShowAll={showAll} />
        </Suspense>
      ) : (
        <TopicList
          key={`${section} ${tag}`}
          childAge={childAge}
          childName={childName}
          section={section}
          timeline={timeline}
          tag={tag}
          onShowAll={showAll}
        />
      )}
    </Stack>
  );
}
