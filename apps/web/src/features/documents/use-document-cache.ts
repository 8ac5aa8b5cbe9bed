import type { DocumentSummary } from '@nestling/contracts/documents';
import { trpc } from '../../platform/trpc.ts';
import { dropDocument, placeDocument } from './place-document.ts';

/** Shows a change at once, then asks again, so that a list fetched before the change cannot undo it. */
export function useDocumentCache() {
  const { shared, personal, room } = trpc.useUtils().documents;
  const refresh = () => {
    void shared.invalidate();
    void personal.invalidate();
    void room.invalidate();
  };
  return {
    put(document: DocumentSummary) {
      shared.setData(undefined, (list) => placeDocument(list, document, true));
      personal.setData(undefined, (list) => placeDocument(list, document, false));
      refresh();
    },
    drop(documentId: number) {
      shared.setData(undefined, (list) => dropDocument(list, documentId));
      personal.setData(undefined, (list) => dropDocument(list, documentId));
      refresh();
    },
  };
}
