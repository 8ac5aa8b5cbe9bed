import { Box, Center, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Mark } from './art/mark.tsx';
import { Scene, type SceneName } from './art/scenes.tsx';
import { EmergencyLine } from './emergency-line.tsx';

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

type DeadEndProps = { scene: SceneName; title: string; children: ReactNode };

/** A page that leads nowhere: not found, unreachable, broken. It says where help is, whatever else is down. */
export function DeadEnd({ scene, title, children }: DeadEndProps) {
  return (
    <Center as="main" id="main" tabIndex={-1} outline="none" minH="100dvh" px="4" py="8">
      <Stack align="center" textAlign="center" gap="4" maxW="sm">
        <Scene name={scene} size="48" />
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {children}
        <EmergencyLine />
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
