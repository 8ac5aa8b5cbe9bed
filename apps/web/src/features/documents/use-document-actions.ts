import type { DocumentSummary } from '@nestling/contracts/documents';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notify, notifyError } from '../../ui/toaster.tsx';
import { useDocumentCache } from './use-document-cache.ts';

const failed = (step: string) => (error: unknown) => notifyError(`${step}: ${errorText(error, 'Network error')}`);

/** What the parent is asked about before it is done. */
export type AskedAction = { action: 'delete' | 'share'; document: DocumentSummary };

/**
 * Moving to Personal is done at once; what shows a file to others or destroys it is asked first. `onGone` is called
 * when a document has left the list.
 */
export function useDocumentActions(onGone: () => void) {
  const [asked, setAsked] = useState<AskedAction>();
  const cache = useDocumentCache();
  const close = () => setAsked(undefined);

  const setShared = trpc.documents.setShared.useMutation({
    onSuccess: (document) => {
      cache.put(document);
      notify({ title: 'Success', description: 'Document sharing status updated' });
      onGone();
    },
    onError: failed('Failed to update sharing status'),
    onSettled: close,
  });
  const remove = trpc.documents.remove.useMutation({
    onSuccess: (_, { documentId }) => {
      cache.drop(documentId);
      notify({ title: 'Success', description: 'Document deleted successfully' });
      onGone();
    },
    onError: failed('Failed to delete document'),
    onSettled: close,
  });
  const retry = trpc.documents.retry.useMutation({
    onSuccess: (document) => cache.put(document),
    onError: failed('Failed to process document'),
  });

  return {
    asked,
    cancel: close,
    isWorking: setShared.isPending || remove.isPending || retry.isPending,
    move: (document: DocumentSummary) => {
      if (document.shared) setShared.mutate({ documentId: document.id, shared: false });
      else setAsked({ action: 'share', document });
    },
    askToDelete: (document: DocumentSummary) => setAsked({ action: 'delete', document }),
    retry: (document: DocumentSummary) => retry.mutate({ documentId: document.id }),
    confirm: () => {
      if (asked?.action === 'delete') remove.mutate({ documentId: asked.document.id });
      if (asked?.action === 'share') setShared.mutate({ documentId: asked.document.id, shared: true });
    },
  };
}
