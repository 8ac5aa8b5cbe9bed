import { CloseButton, Dialog, Portal, Separator, Stack } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { lazy, Suspense } from 'react';
import { GestationForm } from './gestation-form.tsx';
import { OnboardingForm } from './onboarding-form.tsx';
import { SharedForm } from './shared-form.tsx';

const MembersPart = lazy(() =>
  import('../members/members-part.tsx').then((module) => ({ default: module.MembersPart })),
);

type Props = { user: ClientUser; isOpen: boolean; onClose: () => void };

export function SettingsDialog({ user, isOpen, onClose }: Props) {
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
                <Suspense>
                  <MembersPart />
                </Suspense>
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
