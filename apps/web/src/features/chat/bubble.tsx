import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function ParentBubble({ children }: { children: ReactNode }) {
  return (
    <Box
      data-question=""
      alignSelf="flex-end"
      maxW="85%"
      px="4"
      py="2.5"
      borderRadius="2xl"
      borderEndEndRadius="sm"
      bg="clay.muted"
      color="fg"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {children}
    </Box>
  );
}

/** On a phone its words have the whole width; from md they stand on paper of their own. */
export function NestlingBubble({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <Box
      as="article"
      aria-label="Nestling"
      aria-busy={isBusy}
      alignSelf="flex-start"
      w="full"
      maxW={{ base: 'full', md: '92%' }}
      px={{ base: '1', md: '4' }}
      py={{ base: '0', md: '3' }}
      borderRadius="2xl"
      borderEndStartRadius="sm"
      bg={{ md: 'bg.panel' }}
      borderWidth={{ md: '1px' }}
    >
      {children}
    </Box>
  );
}
