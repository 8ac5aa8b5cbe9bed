import { Button, Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';

type Props = {
  title: string;
  confirmLabel: string;
  isDangerous?: boolean;
  isWorking: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks before something that cannot be taken back. Cancel has the focus first. */
export function ConfirmDialog({ title, confirmLabel, isDangerous, isWorking, onConfirm, onCancel, children }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement={{ base: 'bottom', md: 'center' }}
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => {
        if (!open && !isWorking) onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx={{ base: '4', md: 'auto' }} mb={{ base: '4', md: 'auto' }} bg="bg.panel">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body fontSize="md" overflowWrap="anywhere">
              {children}
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancel} variant="outline" minH="target" flex="1" onClick={onCancel} disabled={isWorking}>
                Cancel
              </Button>
              <Button
                minH="target"
                flex="1"
                colorPalette={isDangerous ? 'red' : 'clay'}
                loading={isWorking}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
