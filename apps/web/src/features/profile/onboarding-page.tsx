import { Box, Center, Heading, HStack, Image, Stack } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { OnboardingForm } from './onboarding-form.tsx';

export function OnboardingPage({ user }: { user: ClientUser }) {
  return (
    <Center as="main" id="main" minH="100dvh" alignItems={{ base: 'start', md: 'center' }} px="4" py="8">
      <Stack w="full" maxW="lg" gap="6">
        <HStack gap="3">
          <Image src="/favicon.svg" alt="" boxSize="10" />
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
