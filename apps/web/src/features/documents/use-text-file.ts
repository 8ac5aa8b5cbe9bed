import type { DocumentSummary } from '@nestling/contracts/documents';
import { errorText } from '../../platform/error-text.ts';
import { saveTextFile } from '../../platform/save-text-file.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';
import { textFilename } from './document-words.ts';

/** Saves a document's text as a file. The file that it was read from is not kept. */
export function useTextFile() {
  const caches = trpc.useUtils();
  return async (document: DocumentSummary): Promise<void> => {
    try {
      const { text } = await caches.documents.text.fetch({ documentId: document.id });
      saveTextFile(textFilename(document), text, 'text/plain;charset=utf-8');
    } catch (error) {
      notifyError(errorText(error, 'The text could not be loaded'));
    }
  };
}
