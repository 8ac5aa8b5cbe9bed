import { Stack, Text } from '@chakra-ui/react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { AskedAction } from './use-document-actions.ts';

type Props = { asked: AskedAction; isWorking: boolean; onConfirm: () => void; onCancel: () => void };

export function ActionDialog({ asked: { action, document }, ...rest }: Props) {
  const filename = (
    <Text fontWeight="semibold" lineClamp={3}>
      <bdi>{document.filename}</bdi>
    </Text>
  );
  if (action === 'delete') {
    return (
      <ConfirmDialog title="Are you sure?" confirmLabel="Delete" isDangerous {...rest}>
        <Stack gap="2">
          {filename}
          <Text>The file and all associated data will be permanently deleted. This cannot be undone.</Text>
        </Stack>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog title="Show this to everyone?" confirmLabel="Move to Shared" {...rest}>
      <Stack gap="2">
        {filename}
        <Text>
          Every person who signs in here will be able to read the whole document, and answers in their chats may quote
          it. Keep anything with names, health details or test results personal.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
