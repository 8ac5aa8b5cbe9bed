import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { MilestoneItem } from '@nestling/contracts/journey';
import { useState } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { AREA_WORDS, type AreaGroup } from './milestone-areas.ts';
import { MilestoneCard } from './milestone-card.tsx';

const isSeen = ({ progress }: MilestoneItem) => progress?.answer === 'seen';

/** What is still to see, then what is done. An answer given now stays where it was tapped until the list is opened anew. */
export function AreaList({ group: { area, items } }: { group: AreaGroup }) {
  const [doneIds] = useState(() => new Set(items.filter(isSeen).map(({ id }) => id)));
  const done = items.filter(({ id }) => doneIds.has(id));
  const open = items.filter(({ id }) => !doneIds.has(id));
  return (
    <Stack gap="3" pb="2">
      <Heading as="h4" size="md">
        {AREA_WORDS[area]}
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {open.length === 0
          ? 'Everything on this list is seen. More comes with the next months.'
          : 'What most children do around this age. Every child has their own pace.'}
      </Text>
      <Cards items={open} />
      {done.length > 0 && (
        <Fold title={`Done (${done.length})`}>
          <Cards items={done} />
        </Fold>
      )}
    </Stack>
  );
}

function Cards({ items }: { items: MilestoneItem[] }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="3" alignItems="start">
      {items.map((milestone) => (
        <MilestoneCard key={milestone.id} milestone={milestone} />
      ))}
    </SimpleGrid>
  );
}
