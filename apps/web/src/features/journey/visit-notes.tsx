import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ProgressEntry } from '@nestling/contracts/journey';
import { dayText } from '../../platform/today.ts';

/** Notes on topics and activities; those on milestones stand with the milestone. */
export function VisitNotes({ notes }: { notes: ProgressEntry[] }) {
  if (notes.length === 0) return null;
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="lg">
        Notes
      </Heading>
      <Stack as="ul" gap="2" ps="5" listStyleType="disc">
        {notes.map(({ kind, itemId, title, date, note }) => (
          <li key={`${kind} ${itemId}`}>
            <Text overflowWrap="anywhere" whiteSpace="pre-wrap" breakInside="avoid">
              <strong>{title}</strong>, {dayText(date)}: {note}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
