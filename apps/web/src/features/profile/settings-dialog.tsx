import { Button, CloseButton, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { Link as RouterLink } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { OnboardingForm } from './onboarding-form.tsx';

type Props = { user: ClientUser; isOpen: boolean; onClose: () => void };

/** The six steps again (specification §2), and the way to the page where each part is saved alone. */
export function SettingsDialog({ user, isOpen, onClose }: Props) {
  const [index, setIndex] = useState(0);
  const steps = {
    index,
    next: () => setIndex(index + 1),
    back: () => setIndex(index - 1),
    first: () => setIndex(0),
  };
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
              <Stack gap="5">
                <Button asChild variant="outline" size="lg" h="auto" minH="target" bg="clay.subtle">
                  <RouterLink to="/settings" replace>
                    <ListChecks size={20} aria-hidden /> Change one thing: all settings
                  </RouterLink>
                </Button>
                <OnboardingForm user={user} steps={steps} onComplete={onClose} />
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
