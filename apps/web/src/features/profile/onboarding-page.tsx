import { Box, Button, Center, Flex, Heading, HStack, Stack } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { LogOut } from 'lucide-react';
import { usePageTitle } from '../../platform/page-title.ts';
import { addAppRecipes } from '../../theme/app-recipes.ts';
import { Mark } from '../../ui/art/mark.tsx';
import { OnboardingForm } from './onboarding-form.tsx';
import { useStepHistory } from './use-step-history.ts';

addAppRecipes();

type Props = { user: ClientUser; onSignOut: () => void };

export function OnboardingPage({ user, onSignOut }: Props) {
  usePageTitle('About your child');
  const steps = useStepHistory();
  return (
    <Center
      as="main"
      id="main"
      tabIndex={-1}
      outline="none"
      minH="100dvh"
      alignItems={{ base: 'start', md: 'center' }}
      px="4"
      py={{ base: '4', md: '8' }}
    >
      <Stack w="full" maxW="lg" gap={{ base: '4', md: '6' }}>
        <Flex justify="space-between" align="center" gap="1" wrap="wrap">
          <HStack gap={{ base: '2', md: '3' }} minW="0">
            <Mark size="min({sizes.10}, 48px)" />
            <Heading as="h1" size={{ base: 'xl', md: '2xl' }}>
              Welcome to Nestling
            </Heading>
          </HStack>
          <Button variant="ghost" minH="target" px="2" color="fg.muted" ms="auto" onClick={onSignOut}>
            <LogOut size={18} aria-hidden /> Log out
          </Button>
        </Flex>
        <Box bg="bg.panel" borderWidth="1px" borderRadius="2xl" p={{ base: '5', md: '8' }} shadow="sm">
          <OnboardingForm user={user} steps={steps} />
        </Box>
      </Stack>
    </Center>
  );
}
