import { Button, Stack, Text } from '@chakra-ui/react';
import { useSignOut } from '../sign-out.ts';

export function SignOutEverywhereSection() {
  const { signOutEverywhere, isPending } = useSignOut();
  return (
    <Stack gap="3" align="start">
      <Text>Ends every sign-in of this account, on this device too. Nothing that you stored is touched.</Text>
      <Button variant="outline" size="lg" minH="target" onClick={signOutEverywhere} disabled={isPending}>
        Sign out everywhere
      </Button>
    </Stack>
  );
}
