import { Button, CloseButton, Dialog, HStack, Portal, Separator, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { Download, LogOut } from 'lucide-react';
import { errorText } from '../../platform/error-text.ts';
import { saveTextFile } from '../../platform/save-text-file.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { useSignOut } from './sign-out.ts';

type Props = { user: ClientUser; isOpen: boolean; onClose: () => void };

export function AccountDialog({ user, isOpen, onClose }: Props) {
  const { signOut, signOutEverywhere, isPending } = useSignOut();
  const caches = trpc.useUtils();
  const download = async () => {
    try {
      const data = await caches.auth.exportData.fetch();
      saveTextFile('nestling-data.json', JSON.stringify(data, null, 2), 'application/json');
    } catch (error) {
      notifyError(errorText(error, 'Your data could not be fetched'));
    }
  };
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      size={{ mdDown: 'full', md: 'md' }}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content bg="bg.panel">
            <Dialog.Header>
              <Dialog.Title>Account</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="6">
                <HStack justify="space-between" wrap="wrap">
                  <Text>
                    Signed in as <strong>{user.username}</strong>
                  </Text>
                  <Button size="lg" minH="target" onClick={signOut} loading={isPending}>
                    <LogOut aria-hidden /> Log out
                  </Button>
                </HStack>
                <AppearanceChoice />
                <Separator />
                <ChangePasswordForm />
                <Button variant="outline" size="lg" minH="target" onClick={signOutEverywhere} disabled={isPending}>
                  Sign out everywhere
                </Button>
                <Button variant="outline" size="lg" minH="target" onClick={() => void download()}>
                  <Download aria-hidden /> Download my data
                </Button>
                <Separator />
                <DeleteAccountForm user={user} />
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="lg" aria-label="Close account" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
