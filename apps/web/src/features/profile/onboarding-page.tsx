import { Box, Center, Heading, HStack, Stack } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { usePageTitle } from '../../platform/page-title.ts';
import { addAppRecipes } from '../../theme/app-recipes.ts';
import { Mark } from '../../ui/art/mark.tsx';
import { OnboardingForm } from './onboarding-form.tsx';

addAppRecipes();

export function OnboardingPage({ user }: { user: ClientUser }) {
  usePageTitle('About your child');
  return (
    <Center as="main" id="main" minH="100dvh" alignItems={{ base: 'start', md: 'center' }} px="4" py="8">
      <Stack w="full" maxW="lg" gap="6">
        <HStack gap="3">
          <Mark size="12" />
          <Heading as="h1" size="2xl">
            Welcome to Nestling
          </Heading>
        </HStack>
        <Box bg="bg.panel" borderWidth="1px" borderRadius="2xl" p={{ base: '5', md: '8' }} shadow="sm">
          <OnboardingForm user={user} />
        </Box>
      </Stack>
    </Center>
  );
}
