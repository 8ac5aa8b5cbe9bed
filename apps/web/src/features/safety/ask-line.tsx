import { Box, Button, Stack, Text, Wrap } from '@chakra-ui/react';
import type { AskCard } from '@nestling/contracts/safety';
import { SmallContacts } from '../../ui/small-contacts.tsx';

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
              <Button
                key={answer}
                variant="outline"
                minH="target"
                h="auto"
                maxW="full"
                py="2"
                whiteSpace="normal"
                textAlign="start"
                bg="bg"
                onClick={() => onAnswer(answer)}
              >
                {answer}
              </Button>
            ))}
          </Wrap>
        )}
        <SmallContacts contacts={ask.contacts} />
      </Stack>
    </Box>
  );
}
