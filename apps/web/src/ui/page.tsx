import { Box, Center, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Mark } from './art/mark.tsx';

/** The words of a whole-page state ("Loading..."). */
export function PageMessage({ children }: { children: ReactNode }) {
  return (
    <Center as="main" id="main" tabIndex={-1} outline="none" minH="60dvh" px="4">
      <Stack align="center" gap="3">
        <Mark size="14" />
        <Text fontSize="lg" color="fg.muted" role="status">
          {children}
        </Text>
      </Stack>
    </Center>
  );
}

export function PageBody({ children, maxW = '3xl' }: { children: ReactNode; maxW?: string }) {
  return (
    <Box as="main" id="main" tabIndex={-1} outline="none" maxW={maxW} mx="auto" px={{ base: '4', md: '6' }} w="full">
      {children}
    </Box>
  );
}
