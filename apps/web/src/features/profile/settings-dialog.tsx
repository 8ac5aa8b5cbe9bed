import { Button, CloseButton, Dialog, HStack, Portal, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { Link as RouterLink } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { OnboardingForm } from './onboarding-form.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

type Props = { user: ClientUser; isOpen: boolean; onClose: () => void };

/** The six steps again (specification §2), and the way to the page where each part is saved alone. */
export function SettingsDialog({ user, isOpen, onClose }: Props) {
  const [index, setIndex] = useState(0);
  const { changed, forget } = useProfileDraft(user);
  const [wasChanged] = useState(changed.length > 0);
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
                {wasChanged && changed.length > 0 && (
                  <HStack justify="space-between" bg="bg.subtle" borderRadius="lg" ps="3" gap="2">
                    <Text fontSize="sm" py="2" flex="1" minW="0">
                      What you changed before is here, not saved yet.
                    </Text>
                    <Button
                      variant="plain"
                      minH="target"
                      px="3"
                      flexShrink="0"
                      color="clay.fg"
                      onClick={() => forget()}
                    >
                      Undo
                    </Button>
                  </HStack>
                )}
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
