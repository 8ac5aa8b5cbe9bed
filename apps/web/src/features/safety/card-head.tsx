import { Box, Button, HStack, Text, Wrap } from '@chakra-ui/react';
import { DENIAL } from '@nestling/contracts/safety/denial';
import { type ReactNode, useState } from 'react';
import { WrappingButton } from '../../ui/wrapping-button.tsx';

/** How far a button may reach into the card's padding: it is as tall as a thumb needs, and the line stays as tall as its words. */
const INTO_PADDING = '-3';

type Props = {
  children: ReactNode;
  /** Sends words in the parent's name; without it there is no way to put the card away. */
  onAnswer?: ((answer: string) => void) | undefined;
};

/**
 * The first line of a card, with the way to put it away at its end: on a phone it adds no height, so that the number to call stays in view. A second tap
 * makes sure, for the first may be a slip of the thumb.
 */
export function CardHead({ children, onAnswer }: Props) {
  const [step, setStep] = useState<'offered' | 'asked' | 'kept'>('offered');
  return (
    <>
      <HStack columnGap="2" rowGap="0" justify="space-between" wrap="wrap">
        <HStack gap="2" minW="0" color="colorPalette.fg" fontWeight="bold" fontSize="sm">
          {children}
        </HStack>
        {onAnswer && step !== 'asked' && (
          <Button
            // The button that was tapped is gone: the focus stays where it was.
            autoFocus={step === 'kept'}
            variant="plain"
            minH="target"
            my={INTO_PADDING}
            px="0"
            color="fg"
            fontSize="sm"
            fontWeight="normal"
            textDecoration="underline"
            onClick={() => setStep('asked')}
          >
            Not this?
          </Button>
        )}
      </HStack>
      {onAnswer && step === 'asked' && (
        <Box role="group" aria-label="Put the card away?">
          <Text mb="2">Put the card away only if nothing like it is happening to anybody.</Text>
          <Wrap gap="2">
            <WrappingButton autoFocus onClick={() => setStep('kept')}>
              Keep the card
            </WrappingButton>
            <WrappingButton onClick={() => onAnswer(DENIAL)}>Nothing like this is happening</WrappingButton>
          </Wrap>
        </Box>
      )}
    </>
  );
}
