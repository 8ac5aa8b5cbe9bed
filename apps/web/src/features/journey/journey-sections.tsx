import { Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { Milestones } from './milestones.tsx';
import { PastList } from './past-list.tsx';
import { SectionButtons } from './section-buttons.tsx';
import { distinctTags, SECTION_WORDS, type Section } from './sections.ts';
import { TagFilter } from './tag-filter.tsx';
import { TopicList } from './topic-list.tsx';
import { useTimeline } from './use-timeline.ts';

export function JourneySections({ childAge, childName }: { childAge: string; childName: string }) {
  const [section, setSection] = useState<Section>('current');
  const [tag, setTag] = useState<string>();
  const timeline = useTimeline(childAge);
  return (
    <Stack gap="5">
      <SectionButtons chosen={section} onChoose={setSection} />
      <VisuallyHidden as="h3">{SECTION_WORDS[section]}</VisuallyHidden>
      {section === 'past' ? (
        <PastList />
      ) : (
        <>
          <TagFilter
            tags={timeline.query.data ? distinctTags(timeline.query.data) : []}
            chosen={tag}
            onChoose={setTag}
          />
          <TopicList section={section} timeline={timeline} tag={tag} onShowAll={() => setTag(undefined)} />
        </>
      )}
      {section === 'current' && <Milestones childName={childName} />}
    </Stack>
  );
}
