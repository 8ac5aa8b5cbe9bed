import type { DocumentSummary } from '@nestling/contracts/documents';

/** The list after `document` changed: replaced where it stands, put first when new, dropped when it moved away. */
export function placeDocument(
  list: DocumentSummary[] | undefined,
  document: DocumentSummary,
  isSharedList: boolean,
): DocumentSummary[] | undefined {
  if (!list) return undefined;
  if (document.shared !== isSharedList) return dropDocument(list, document.id);
  if (!list.some(({ id }) => id === document.id)) return [document, ...list];
  return list.map((entry) => (entry.id === document.id ? document : entry));
}

export function dropDocument(list: DocumentSummary[] | undefined, documentId: number): DocumentSummary[] | undefined {
  return list?.filter(({ id }) => id !== documentId);
}
