import { Box, Stack, Text, Wrap } from '@chakra-ui/react';
import type { AskCard } from '@nestling/contracts/safety';
import { SmallContacts } from '../../ui/small-contacts.tsx';
import { WrappingButton } from '../../ui/wrapping-button.tsx';

type Props = { ask: AskCard; onAnswer?: ((answer: string) => void) | undefined };

/** One calm line with its question; the answer decides, and the numbers stand small beneath. */
export function AskLine({ ask, onAnswer }: Props) {
  return (
    <Box
      role="alert"
      data-card="ask"
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="6px"
      borderInlineStartColor="orange.fg"
      borderRadius="xl"
      padding="4"
    >
      <Stack gap="3">
        <Text>
          {ask.title}. <strong>{ask.question}</strong>
        </Text>
        {onAnswer && (
          <Wrap gap="2" role="group" aria-label={ask.question}>
            {ask.answers.map((answer) => (
              <WrappingButton key={answer} onClick={() => onAnswer(answer)}>
                {answer}
              </WrappingButton>
            ))}
          </Wrap>
        )}
        <SmallContacts contacts={ask.contacts} />
      </Stack>
    </Box>
  );
}
