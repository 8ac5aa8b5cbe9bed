import { createHash } from 'node:crypto';
import { buildSegment, encodeSegment } from '@nestling/rag/retrieve';
import type { Db } from '../db/client.ts';
import * as repo from './library.repo.ts';
import { SEGMENT_FORMAT } from './segment-version.ts';

/** `title` is the filename; `chunks` are all of the document's, in reading order. */
export type DocumentToIndex = {
  documentId: number;
  title: string;
  chunks: readonly { content: string; heading: string | null }[];
};

/** Builds and stores the word index of one document, replacing what is there, and returns its bytes. */
export async function indexDocument(trx: Db, { documentId, title, chunks }: DocumentToIndex): Promise<Buffer> {
  const named = nameWords(title);
  const segment = buildSegment(
    chunks.map((chunk) => ({ text: chunk.content, title: chunk.heading ? `${named} ${chunk.heading}` : named })),
  );
  const data = Buffer.from(encodeSegment(segment));
  const fingerprint = createHash('sha256').update(data).digest('base64url').slice(0, 16);
  await repo.saveSegment(trx, { documentId, version: `${SEGMENT_FORMAT}:${fingerprint}`, data });
  return data;
}

/** "sleep_plan-2.pdf" says as much as "sleep plan 2". */
function nameWords(filename: string): string {
  return filename.replace(/\.(?:pdf|txt|docx?)$/i, '').replaceAll('_', ' ');
}
