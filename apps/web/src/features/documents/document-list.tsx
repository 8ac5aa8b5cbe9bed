import { Skeleton, Stack } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import { DocumentTextDialog } from './document-text-dialog.tsx';
import { MODE_WORDS, type SharingMode } from './sharing-mode.ts';
import { useDocumentActions } from './use-document-actions.ts';
import { useDocuments } from './use-documents.ts';

export function DocumentList({ mode }: { mode: SharingMode }) {
  const { user } = useCurrentUser();
  const { data: documents, isPending, error, refetch } = useDocuments(mode);
  const actions = useDocumentActions();
  const [opened, setOpened] = useState<DocumentSummary>();

  if (isPending) {
    return (
      <Stack gap="3" role="status" aria-label="Loading documents">
        <Skeleton h="28" borderRadius="2xl" />
        <Skeleton h="28" borderRadius="2xl" />
      </Stack>
    );
  }
  if (error) return <ErrorPanel message={MODE_WORDS[mode].fetchFailed} onRetry={() => void refetch()} />;
  if (documents.length === 0) {
    return (
      <EmptyState icon={<FolderOpen size={32} aria-hidden="true" />} title={MODE_WORDS[mode].empty}>
        Add a leaflet from the clinic, a visit report or a page you trust, and answers can quote it.
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="3">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isOwner={document.userId === user?.id}
            isBusy={actions.isWorking}
            onOpen={() => setOpened(document)}
            onMove={() => actions.move(document)}
            onDelete={() => actions.askToDelete(document)}
            onRetry={() => actions.retry(document)}
          />
        ))}
      </Stack>
      {actions.asked && (
        <ActionDialog
          asked={actions.asked}
          isWorking={actions.isWorking}
          onConfirm={actions.confirm}
          onCancel={actions.cancel}
        />
      )}
      {opened && <DocumentTextDialog document={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
