import { Box, Center, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The words of a whole-page state ("Loading...", "404 Page Not Found"). */
export function PageMessage({ children }: { children: ReactNode }) {
  return (
    <Center minH="60dvh" px="4">
      <Text fontSize="lg" color="fg.muted" role="status">
        {children}
      </Text>
    </Center>
  );
}

export function PageBody({ children, maxW = '3xl' }: { children: ReactNode; maxW?: string }) {
  return (
    <Box as="main" id="main" maxW={maxW} mx="auto" px={{ base: '4', md: '6' }} w="full">
      {children}
    </Box>
  );
}
