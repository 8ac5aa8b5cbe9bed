import type { DocumentSummary } from '@nestling/contracts/documents';

const dayText = (iso: string) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** What the row says under the filename: how many pages, where known, and the day it came. */
export function documentFacts({ pages, uploadedAt }: DocumentSummary): string {
  const paged = pages === undefined ? '' : `${pages} ${pages === 1 ? 'page' : 'pages'} · `;
  return `${paged}${dayText(uploadedAt)}`;
}

/** Where an imported document came from, when that is an address that may be opened. */
export function sourceAddress({ sourcename }: DocumentSummary): URL | undefined {
  if (!sourcename || !URL.canParse(sourcename)) return undefined;
  const address = new URL(sourcename);
  return /^https?:$/.test(address.protocol) ? address : undefined;
}

export const SORT_ORDERS = { newest: 'Newest first', oldest: 'Oldest first', name: 'Name, A to Z' } as const;
export type SortOrder = keyof typeof SORT_ORDERS;

const BY_NAME = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** In the order asked for; the list comes newest first. */
export function sortDocuments<T extends Pick<DocumentSummary, 'id' | 'filename'>>(
  documents: readonly T[],
  order: SortOrder,
): T[] {
  if (order === 'name') return documents.toSorted((a, b) => BY_NAME.compare(a.filename, b.filename));
  return order === 'oldest' ? documents.toSorted((a, b) => a.id - b.id) : documents.toSorted((a, b) => b.id - a.id);
}

/** Under what name its text is saved: "plan.pdf" gives "plan.txt". */
export function textFilename({ filename }: Pick<DocumentSummary, 'filename'>): string {
  const stem = filename
    .replace(/\.(?:pdf|txt|docx?)$/i, '')
    .replace(/[\s/\\:*?"<>|]+/g, ' ')
    .trim();
  return `${stem || 'document'}.txt`;
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the filename holds what was typed, whatever the case and the accents. */
export function matchesFilename({ filename }: Pick<DocumentSummary, 'filename'>, typed: string): boolean {
  return folded(filename).includes(folded(typed.trim()));
}
