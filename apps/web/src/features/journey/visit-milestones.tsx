import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { MilestoneItem } from '@nestling/contracts/journey';
import { dayText } from '../../platform/today.ts';
import { Fold } from '../../ui/fold.tsx';
import { monthsText } from './date-text.ts';
import { AREA_WORDS } from './milestone-areas.ts';
import { ANSWER_WORDS } from './progress-words.ts';
import { groupForVisit } from './visit-groups.ts';

/** A longer list has two columns on paper: a doctor turns no pages. */
const ONE_COLUMN = 5;

export function VisitMilestones({ milestones, hasBirthDate }: { milestones: MilestoneItem[]; hasBirthDate: boolean }) {
  const { doubtful, seen, open } = groupForVisit(milestones);
  return (
    <Stack as="section" gap="4">
      <Heading as="h3" size="lg">
        Milestones
      </Heading>
      {milestones.length === 0 && (
        <Text color="fg.muted">
          {hasBirthDate
            ? 'There is no check list for this age.'
            : 'Add the birth date in Settings to see the milestones for the age.'}
        </Text>
      )}
      <MilestoneGroup title="To talk about" items={doubtful} />
      <MilestoneGroup title="Seen" items={seen} />
      <OpenMilestones items={open} />
    </Stack>
  );
}

/** Printed when opened: a page of blanks is of no use to most doctors. */
function OpenMilestones({ items }: { items: MilestoneItem[] }) {
  if (items.length === 0) return null;
  return (
    <Fold title={`Not answered yet (${items.length})`}>
      <MilestoneLines items={items} />
    </Fold>
  );
}

function MilestoneGroup({ title, items }: { title: string; items: MilestoneItem[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h4" size="md">
        {title} ({items.length})
      </Heading>
      <MilestoneLines items={items} />
    </Stack>
  );
}

function MilestoneLines({ items }: { items: MilestoneItem[] }) {
  return (
    <Stack
      as="ul"
      gap="2"
      ps="5"
      listStyleType="disc"
      _print={items.length > ONE_COLUMN ? { display: 'block', columnCount: 2, columnGap: '8mm' } : {}}
    >
      {items.map((item) => (
        <Box as="li" key={item.id} _print={{ breakInside: 'avoid', mb: '1.5' }}>
          <MilestoneLine item={item} />
        </Box>
      ))}
    </Stack>
  );
}

function MilestoneLine({ item: { text, area, byMonths, progress } }: { item: MilestoneItem }) {
  return (
    <Stack gap="0" breakInside="avoid" overflowWrap="anywhere">
      <Text>{text}</Text>
      <Text fontSize="sm" color="fg.muted">
        {AREA_WORDS[area]}, most children by {monthsText(byMonths)}
      </Text>
      {progress && (
        <Text fontSize="sm" whiteSpace="pre-wrap">
          <strong>{ANSWER_WORDS[progress.answer]}</strong>, {dayText(progress.date)}
          {progress.note && `: ${progress.note}`}
        </Text>
      )}
    </Stack>
  );
}
