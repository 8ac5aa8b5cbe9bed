import { Box, HStack } from '@chakra-ui/react';

const DELAYS = ['0s', '0.15s', '0.3s'];

/** The three dots of a reply that is being prepared. */
export function LoadingDots() {
  return (
    <HStack role="status" aria-label="Nestling is writing" gap="1.5" py="2" minH="8">
      {DELAYS.map((delay) => (
        <Box
          key={delay}
          boxSize="2.5"
          borderRadius="full"
          bg="clay.solid"
          animation="pulse 1s ease-in-out infinite"
          animationDelay={delay}
        />
      ))}
    </HStack>
  );
}
