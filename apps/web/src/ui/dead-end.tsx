import { Box, Center, Heading, Stack } from '@chakra-ui/react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { SceneName } from './art/scenes.tsx';
import { EmergencyLine } from './emergency-line.tsx';

// Without a network the words do without it.
const Scene: ComponentType<{ name: SceneName; size: string }> = lazy(() =>
  import('./art/scenes.tsx').then(
    (module): { default: ComponentType<{ name: SceneName; size: string }> } => ({ default: module.Scene }),
    () => ({ default: () => null }),
  ),
);

type DeadEndProps = { scene: SceneName; title: string; children: ReactNode };

/** A page that leads nowhere: not found, unreachable, broken. It says where help is, whatever else is down. */
export function DeadEnd({ scene, title, children }: DeadEndProps) {
  return (
    <Center as="main" id="main" tabIndex={-1} outline="none" minH="100dvh" px="4" py="8">
      <Stack align="center" textAlign="center" gap="4" maxW="sm">
        <Box w="48" aspectRatio="160 / 124">
          <Suspense>
            <Scene name={scene} size="48" />
          </Suspense>
        </Box>
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {children}
        <EmergencyLine />
      </Stack>
    </Center>
  );
}
