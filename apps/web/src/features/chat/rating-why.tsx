import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import type { ChatMessage } from '@nestling/contracts/chat';
import { useId, useState } from 'react';
import { Form } from '../../ui/form.tsx';

const WHY_MAX = 500;

type Props = {
  rating: NonNullable<ChatMessage['rating']>;
  onExplain: (why: string) => void;
  isSaving: boolean;
};

/** An optional word after a rating; nobody has to give one. */
export function RatingWhy({ rating, onExplain, isSaving }: Props) {
  const [why, setWhy] = useState('');
  const id = useId();
  if (rating.why !== '') {
    return (
      <Text role="status" fontSize="sm" color="fg.muted" px="3">
        Thank you. Your words are kept with this reply.
      </Text>
    );
  }
  return (
    <Form gap="1.5" onSubmit={() => why.trim() !== '' && onExplain(why.trim())}>
      <Stack gap="1.5" px="3" pb="2">
        <Text asChild fontSize="sm" color="fg.muted">
          <label htmlFor={id}>
            {rating.isHelpful ? 'Thank you. What helped? (optional)' : 'Thank you. What was wrong? (optional)'}
          </label>
        </Text>
        <HStack gap="2">
          <Input
            id={id}
            minH="target"
            bg="bg.panel"
            maxLength={WHY_MAX}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
          <Button type="submit" variant="outline" minH="target" loading={isSaving} disabled={why.trim() === ''}>
            Send
          </Button>
        </HStack>
      </Stack>
    </Form>
  );
}
