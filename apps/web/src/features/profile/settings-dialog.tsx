import { CloseButton, Dialog, Portal, Separator, Stack } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import type { ReactNode } from 'react';
import { GestationForm } from './gestation-form.tsx';
import { OnboardingForm } from './onboarding-form.tsx';
import { SharedForm } from './shared-form.tsx';

type Props = { user: ClientUser; isOpen: boolean; onClose: () => void; children: ReactNode };

export function SettingsDialog({ user, isOpen, onClose, children }: Props) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      size={{ mdDown: 'full', md: 'lg' }}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content bg="bg.panel">
            <Dialog.Header>
              <Dialog.Title>Settings</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="6">
                <OnboardingForm user={user} onComplete={onClose} />
                <Separator />
                <GestationForm user={user} />
                <Separator />
                <SharedForm user={user} />
                {children}
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="lg" aria-label="Close settings" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
