import type { DocumentSummary } from '@nestling/contracts/documents';
import { dateTimeText } from '../../platform/today.ts';

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;

/** What the row says under the filename: pages, passages, and when it came, each where known. */
export function documentFacts({ pages, chunks, uploadedAt }: DocumentSummary): string {
  return [
    pages === undefined ? '' : count(pages, 'page'),
    chunks ? count(chunks, 'passage') : '',
    dateTimeText(uploadedAt),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

/** Where an imported document came from, when that is an address that may be opened. */
export function sourceAddress({ sourcename }: DocumentSummary): URL | undefined {
  if (!sourcename || !URL.canParse(sourcename)) return undefined;
  const address = new URL(sourcename);
  return /^https?:$/.test(address.protocol) ? address : undefined;
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the filename holds what was typed, whatever the case and the accents. */
export function matchesFilename({ filename }: Pick<DocumentSummary, 'filename'>, typed: string): boolean {
  return folded(filename).includes(folded(typed.trim()));
}
