import { Button, chakra, Field, HStack, Input, Stack, Textarea } from '@chakra-ui/react';
import type { ProgressEntry } from '@nestling/contracts/journey';
import { type FormEvent, useState } from 'react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { todayText } from '../../platform/today.ts';

const NOTE_MAX = 2000;

type Props = {
  entry: ProgressEntry;
  onSave: (date: string, note: string) => void;
  onRemove: () => void;
  onCancel: () => void;
};

export function MarkForm({ entry, onSave, onRemove, onCancel }: Props) {
  const { user } = useCurrentUser();
  const [date, setDate] = useState(entry.date);
  const [note, setNote] = useState(entry.note);
  const birth = user?.childAge ?? '';
  const problem = dateProblem(date, birth, todayText());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) onSave(date, note.trim());
  };
  return (
    <chakra.form onSubmit={submit} noValidate>
      <Stack gap="3" p="3" bg="bg.subtle" borderRadius="xl">
        <Field.Root invalid={problem !== undefined}>
          <Field.Label>Date</Field.Label>
          <Input
            type="date"
            size="lg"
            minH="target"
            bg="bg.panel"
            min={birth}
            max={todayText()}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
        <Field.Root>
          <Field.Label>Note</Field.Label>
          <Textarea
            autoFocus
            size="lg"
            bg="bg.panel"
            rows={2}
            autoresize
            maxLength={NOTE_MAX}
            placeholder="What you saw, in your own words"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field.Root>
        <HStack gap="2" wrap="wrap">
          <Button type="submit" minH="target" flex="1 1 auto">
            Save
          </Button>
          <Button variant="outline" minH="target" flex="1 1 auto" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="plain" minH="target" color="red.fg" onClick={onRemove}>
            Remove mark
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}

/** Days are YYYY-MM-DD, so that their order is the order of their text. */
export function dateProblem(date: string, birth: string, today: string): string | undefined {
  if (date === '') return 'Please choose a date';
  if (date > today) return 'The date cannot be in the future';
  return date < birth ? 'The date cannot be before the birth date' : undefined;
}
