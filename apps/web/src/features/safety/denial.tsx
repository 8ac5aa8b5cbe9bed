import { Box, Button, Text, Wrap } from '@chakra-ui/react';
import { DENIAL } from '@nestling/contracts/safety/denial';
import { useState } from 'react';

/** Puts the card away by a message in the parent's name; a second tap makes sure, for the first may be a slip of the thumb. */
export function Denial({ onAnswer }: { onAnswer: (answer: string) => void }) {
  const [step, setStep] = useState<'offered' | 'asked' | 'kept'>('offered');
  if (step !== 'asked')
    return (
      <Button
        // The button that was tapped is gone: the focus stays where it was.
        autoFocus={step === 'kept'}
        variant="plain"
        alignSelf="start"
        minH="target"
        px="0"
        color="fg"
        fontWeight="normal"
        textDecoration="underline"
        onClick={() => setStep('asked')}
      >
        This is not what is happening
      </Button>
    );
  return (
    <Box role="group" aria-label="Put the card away?" ref={showWhole}>
      <Text mb="2">Put the card away only if nothing like it happens to anybody.</Text>
      <Wrap gap="2">
        <Button autoFocus variant="outline" bg="bg" minH="target" onClick={() => setStep('kept')}>
          Keep the card
        </Button>
        <Button
          variant="outline"
          bg="bg"
          minH="target"
          h="auto"
          py="2"
          whiteSpace="normal"
          onClick={() => onAnswer(DENIAL)}
        >
          Nothing like this is happening
        </Button>
      </Wrap>
    </Box>
  );
}

const showWhole = (group: HTMLElement | null): void => group?.scrollIntoView({ block: 'nearest' });
