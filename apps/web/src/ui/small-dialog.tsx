import { Button, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useBackCloses } from './back-closes.ts';

type Props = Pick<Dialog.RootProps, 'role' | 'closeOnInteractOutside' | 'initialFocusEl' | 'finalFocusEl'> & {
  title: string;
  onClose: () => void;
  /** A body, and a footer if there is one. */
  children: ReactNode;
};

/** Asks one thing over the page: from below on a phone, in the middle on a wide screen. */
export function SmallDialog({ title, onClose, children, ...root }: Props) {
  useBackCloses(onClose);
  return (
    <Dialog.Root
      open
      placement={{ base: 'bottom', md: 'center' }}
      onOpenChange={({ open }) => !open && onClose()}
      {...root}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx={{ base: '4', md: 'auto' }} mb={{ base: '4', md: 'auto' }} bg="bg.panel">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

type ButtonsProps = { submitLabel: string; isWorking: boolean; onCancel: () => void };

/** The end of a form within such a dialog. */
export function FormButtons({ submitLabel, isWorking, onCancel }: ButtonsProps) {
  return (
    <Dialog.Footer p="0">
      <Button variant="outline" minH="target" flex="1" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" minH="target" flex="1" loading={isWorking}>
        {submitLabel}
      </Button>
    </Dialog.Footer>
  );
}
