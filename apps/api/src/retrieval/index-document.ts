import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildSegment, encodeSegment, mergeSegments } from '@nestling/rag/retrieve';
import type { Db } from '../db/client.ts';
import * as repo from './library.repo.ts';
import { SEGMENT_FORMAT } from './segment-version.ts';

/** `title` is the filename; `chunks` are all of the document's, in reading order. */
export type DocumentToIndex = {
  documentId: number;
  title: string;
  chunks: readonly { content: string; heading: string | null }[];
};

/** Chunks that are indexed between two turns of the event loop, so that requests are served meanwhile. */
const CHUNKS_A_TURN = 200;

/** Builds and stores the word index of one document, replacing what is there, and returns its bytes. */
export async function indexDocument(trx: Db, { documentId, title, chunks }: DocumentToIndex): Promise<Buffer> {
  const named = nameWords(title);
  const texts = chunks.map((chunk) => ({
    text: chunk.content,
    title: chunk.heading ? `${named} ${chunk.heading}` : named,
  }));
  const segments = [buildSegment(texts.slice(0, CHUNKS_A_TURN))];
  for (let at = CHUNKS_A_TURN; at < texts.length; at += CHUNKS_A_TURN) {
    await nextTurn();
    segments.push(buildSegment(texts.slice(at, at + CHUNKS_A_TURN)));
  }
  const data = Buffer.from(encodeSegment(mergeSegments(segments)));
  const fingerprint = createHash('sha256').update(data).digest('base64url').slice(0, 16);
  await repo.saveSegment(trx, { documentId, version: `${SEGMENT_FORMAT}:${fingerprint}`, data });
  return data;
}

/** "sleep_plan-2.pdf" says as much as "sleep plan 2". */
function nameWords(filename: string): string {
  return filename.replace(/\.(?:pdf|txt|docx?)$/i, '').replaceAll('_', ' ');
}
