import { Button, Group, HStack, Stack, Text } from '@chakra-ui/react';
import type { ProgressEntry } from '@nestling/contracts/journey';
import { Check, Pencil } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { dayText, todayText } from '../../platform/today.ts';
import { ANSWER_WORDS, ANSWERS, type Markable } from './progress-words.ts';
import { useMarking } from './use-marking.ts';

const MarkForm = lazy(() => import('./mark-form.tsx').then((module) => ({ default: module.MarkForm })));

type Props = { item: Markable; entry: ProgressEntry | null };

/** One tap marks with today's date; the date and a note can follow. */
export function MarkControls({ item, entry }: Props) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  // Where the form was its button is again.
  useEffect(() => (isEditing ? () => edit.current?.focus() : undefined), [isEditing]);
  const { mark, unmark } = useMarking(item);
  return (
    <Stack gap="2">
      <Group attached w="full" role="group" aria-label={`Mark: ${item.title}`}>
        {ANSWERS.map((answer) => {
          const isChosen = entry?.answer === answer;
          return (
            <Button
              key={answer}
              flex="1 1 auto"
              minH="target"
              px="1.5"
              gap="1.5"
              variant={isChosen ? 'solid' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => {
                if (!isChosen) mark({ answer, date: entry?.date ?? todayText(), note: entry?.note ?? '' });
              }}
            >
              {isChosen && <Check size={16} aria-hidden="true" />}
              {ANSWER_WORDS[answer]}
            </Button>
          );
        })}
      </Group>
      {entry && !isEditing && (
        <HStack justify="space-between" gap="3" align="start">
          <Text fontSize="sm" color="fg.muted" pt="2.5" overflowWrap="anywhere" minW="0" whiteSpace="pre-wrap">
            <Text as="span" display="none" _print={{ display: 'inline' }}>
              {ANSWER_WORDS[entry.answer]},{' '}
            </Text>
            {dayText(entry.date)}
            {entry.note && `: ${entry.note}`}
          </Text>
          <Button
            ref={edit}
            variant="plain"
            color="clay.fg"
            minH="target"
            px="2"
            flexShrink="0"
            onClick={() => setEditing(true)}
          >
            <Pencil size={16} aria-hidden="true" />
            {entry.note ? 'Edit' : 'Add a note'}
          </Button>
        </HStack>
      )}
      {entry && isEditing && (
        <Suspense>
          <MarkForm
            entry={entry}
            onSave={(date, note) => {
              mark({ answer: entry.answer, date, note });
              setEditing(false);
            }}
            onRemove={() => {
              unmark();
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
