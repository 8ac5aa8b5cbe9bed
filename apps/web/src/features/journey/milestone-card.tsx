import { HStack, Stack, Text } from '@chakra-ui/react';
import type { MilestoneItem } from '@nestling/contracts/journey';
import { pictureFor } from '../../ui/art/picture-names.ts';
import { Picture } from '../../ui/art/pictures.tsx';
import { Fold } from '../../ui/fold.tsx';
import { monthsText } from './date-text.ts';
import { MarkControls } from './mark-controls.tsx';
import { SourceLinks } from './source-links.tsx';

const TAG = 'Developmental Milestones';

export function MilestoneCard({ milestone }: { milestone: MilestoneItem }) {
  const { id, text, byMonths, actEarly, sources, progress } = milestone;
  return (
    <Stack gap="2" p="4" bg="bg.panel" borderWidth="1px" borderRadius="2xl">
      <HStack align="start" gap="3">
        <Picture name={pictureFor(text)} size="10" />
        <Text fontWeight="semibold">{text}</Text>
      </HStack>
      <Text fontSize="sm" color="fg.muted">
        Most children by {monthsText(byMonths)}
      </Text>
      <MarkControls item={{ kind: 'milestone', itemId: id, title: text, tags: [TAG] }} entry={progress} />
      <Fold title="Not there yet?" isQuiet>
        <Text fontSize="sm">{actEarly}</Text>
        <SourceLinks sources={sources} />
      </Fold>
    </Stack>
  );
}
