import { Stack } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { lazy, Suspense, useRef, useState } from 'react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { useLayer } from '../../platform/layer.ts';
import { ActionDialog } from './action-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { useTextFile } from './use-text-file.ts';

const DocumentReader = lazy(() =>
  import('./document-reader.tsx').then((module) => ({ default: module.DocumentReader })),
);

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })));

export function DocumentRows({ documents }: { documents: DocumentSummary[] }) {
  const { user } = useCurrentUser();
  const [opened, setOpened] = useState<DocumentSummary>();
  const [renamed, setRenamed] = useState<DocumentSummary>();
  const [reported, setReported] = useState<DocumentSummary>();
  const layer = useLayer('document');
  const list = useRef<HTMLUListElement>(null);
  const saveText = useTextFile();
  // The button that had the focus is gone with its row.
  const actions = useDocumentActions(() => requestAnimationFrame(() => list.current?.focus({ preventScroll: true })));
  const open = (document: DocumentSummary) => {
    setOpened(document);
    layer.open();
  };
  return (
    <>
      <Stack
        asChild
        gap="0"
        listStyleType="none"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="2xl"
        _focusVisible={{ outline: 'none' }}
      >
        <ul ref={list} tabIndex={-1} aria-label="Documents">
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              isOwner={document.userId === user?.id}
              isBusy={actions.isWorking}
              acts={{ ...actions, open, askForName: setRenamed, askToReport: setReported, saveText }}
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
      {renamed && <RenameDialog document={renamed} onClose={() => setRenamed(undefined)} />}
      <Suspense>{reported && <ReportDialog document={reported} onClose={() => setReported(undefined)} />}</Suspense>
      <Suspense>{layer.isOpen && opened && <DocumentReader document={opened} onClose={layer.close} />}</Suspense>
    </>
  );
}
