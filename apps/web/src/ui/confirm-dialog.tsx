import { Button, Dialog } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { SmallDialog } from './small-dialog.tsx';

type Props = {
  title: string;
  confirmLabel: string;
  isDangerous?: boolean;
  isWorking: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Where the focus goes afterwards, when what opened it is gone. */
  finalFocusEl?: () => HTMLElement | null;
  children: ReactNode;
};

/** Asks before something that cannot be taken back. Cancel has the focus first. */
export function ConfirmDialog(props: Props) {
  const { title, confirmLabel, isDangerous, isWorking, onConfirm, onCancel, finalFocusEl, children } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <SmallDialog
      title={title}
      role="alertdialog"
      initialFocusEl={() => cancel.current}
      {...(finalFocusEl && { finalFocusEl })}
      onClose={() => !isWorking && onCancel()}
    >
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
    </SmallDialog>
  );
}
