import { Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { useRef, useState } from 'react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { Scene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import { DocumentTextDialog } from './document-text-dialog.tsx';
import { matchesFilename } from './document-words.ts';
import { MODE_WORDS, type SharingMode } from './sharing-mode.ts';
import { useDocumentActions } from './use-document-actions.ts';
import { useDocuments } from './use-documents.ts';

/** A list that does not fit one or two screens can be searched by name. */
const SEARCHABLE_FROM = 8;

export function DocumentList({ mode }: { mode: SharingMode }) {
  const { data: documents, error, refetch } = useDocuments(mode);
  const [sought, setSought] = useState('');

  if (!documents && error) {
    return <ErrorPanel message={MODE_WORDS[mode].fetchFailed} onRetry={() => void refetch()} />;
  }
  if (!documents) {
    return (
      <Stack gap="3" role="status" aria-label="Loading documents">
        <Skeleton h="28" borderRadius="2xl" />
        <Skeleton h="28" borderRadius="2xl" />
      </Stack>
    );
  }
  if (documents.length === 0) {
    return (
      <EmptyState icon={<Scene name="documents" size="36" />} title={MODE_WORDS[mode].empty}>
        Add a leaflet from the clinic, a visit report or a page you trust, and answers can quote it.
      </EmptyState>
    );
  }
  const found = documents.filter((document) => matchesFilename(document, sought));
  return (
    <Stack gap="3">
      {documents.length >= SEARCHABLE_FROM && (
        <Input
          type="search"
          size="lg"
          minH="target"
          bg="bg.panel"
          aria-label="Find a document by name"
          placeholder="Find by name"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      {found.length === 0 && <Text color="fg.muted">No document has that name.</Text>}
      <DocumentRows documents={found} />
    </Stack>
  );
}

function DocumentRows({ documents }: { documents: DocumentSummary[] }) {
  const { user } = useCurrentUser();
  const [opened, setOpened] = useState<DocumentSummary>();
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone with its row.
  const actions = useDocumentActions(() => requestAnimationFrame(() => list.current?.focus({ preventScroll: true })));
  return (
    <>
      <Stack asChild gap="3" listStyleType="none" _focusVisible={{ outline: 'none' }}>
        <ul ref={list} tabIndex={-1} aria-label="Documents">
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
        </ul>
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
