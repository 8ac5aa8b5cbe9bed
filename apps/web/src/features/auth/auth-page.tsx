import { Box, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { signedInHere } from '../../platform/signed-in-here.ts';
import { Mark } from '../../ui/art/mark.tsx';
import { PageMessage } from '../../ui/page.tsx';
import { CredentialsForm } from './credentials-form.tsx';

const ResetPasswordForm = lazy(() =>
  import('./reset-password-form.tsx').then((module) => ({ default: module.ResetPasswordForm })),
);

type Props = { reset?: string; invite?: string };

export function AuthPage({ reset, invite }: Props) {
  const { user, isLoading } = useCurrentUser();
  usePageTitle(reset ? 'New password' : 'Log in');
  if (user && !reset) return <Navigate to="/" replace />;
  // Who is signed in sees no login form on the way through; who never was here need not wait for the answer.
  if (isLoading && signedInHere()) return <PageMessage>Loading...</PageMessage>;
  return (
    <Center as="main" id="main" tabIndex={-1} outline="none" minH="100dvh" px="4" py="8">
      <Stack w="full" maxW="sm" gap="6">
        <Stack align="center" gap="2" textAlign="center">
          <Mark size="20" />
          <Heading as="h1" size="3xl">
            Nestling
          </Heading>
          <Text color="fg.muted" textWrap="balance">
            Answers about your child that you can check at their source.
          </Text>
        </Stack>
        <Box bg="bg.panel" borderWidth="1px" borderRadius="2xl" p={{ base: '5', md: '6' }} shadow="sm">
          <Suspense>{reset ? <ResetPasswordForm token={reset} /> : <CredentialsForm invitation={invite} />}</Suspense>
        </Box>
        <Text fontSize="sm" color="fg.muted" textAlign="center">
          Nestling gives information, not a diagnosis. In an emergency call your local emergency number.
        </Text>
      </Stack>
    </Center>
  );
}
