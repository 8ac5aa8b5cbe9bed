import type { DocumentSummary } from '@nestling/contracts/documents';
import type { Page } from '@nestling/contracts/paging';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { DB } from '../../db/schema.ts';
import { mineOrShared } from '../../retrieval/scope.ts';

type SummaryRow = Pick<
  Selectable<DB['documents']>,
  'id' | 'filename' | 'uploaded_at' | 'user_id' | 'shared' | 'sourcename' | 'status' | 'error'
> & { pages: number; chunks: number };

function toSummary(row: SummaryRow): DocumentSummary {
  return {
    id: row.id,
    filename: row.filename,
    uploadedAt: row.uploaded_at.toISOString(),
    userId: row.user_id,
    shared: row.shared,
    sourcename: row.sourcename,
    status: row.status as DocumentSummary['status'],
    ...(row.error === null ? {} : { error: row.error }),
    ...(row.pages > 0 ? { pages: row.pages } : {}),
    ...(row.status === 'ready' ? { chunks: row.chunks } : {}),
  };
}

function summaries(db: Db) {
  return db
    .selectFrom('documents')
    .select(['id', 'filename', 'uploaded_at', 'user_id', 'shared', 'sourcename', 'status', 'error'])
    .select([sql<number>`jsonb_array_length(documents.page_starts)`.as('pages'), 'chunk_count as chunks']);
}

const newestFirst = (db: Db, { before, limit }: Page) =>
  summaries(db)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .orderBy('id', 'desc');

export async function listPersonalDocuments(db: Db, userId: number, page: Page = {}): Promise<DocumentSummary[]> {
  const rows = await newestFirst(db, page).where('user_id', '=', userId).where('shared', '=', false).execute();
  return rows.map(toSummary);
}

export async function listSharedDocuments(db: Db, page: Page = {}): Promise<DocumentSummary[]> {
  const rows = await newestFirst(db, page).where('shared', '=', true).execute();
  return rows.map(toSummary);
}

export async function findVisibleDocument(
  db: Db,
  userId: number,
  documentId: number,
): Promise<DocumentSummary | undefined> {
  const row = await summaries(db).where('id', '=', documentId).where(mineOrShared(userId)).executeTakeFirst();
  return row && toSummary(row);
}

export type NewDocument = {
  userId: number;
  filename: string;
  content: string;
  contentHash: string;
  pageStarts: readonly number[];
  shared: boolean;
  sourcename: string | null;
};

export async function addDocument(db: Db, document: NewDocument): Promise<DocumentSummary> {
  const { id } = await db
    .insertInto('documents')
    .values({
      user_id: document.userId,
      filename: document.filename,
      content: document.content,
      content_hash: document.contentHash,
      page_starts: JSON.stringify(document.pageStarts),
      shared: document.shared,
      sourcename: document.sourcename,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toSummary(await summaries(db).where('id', '=', id).executeTakeFirstOrThrow());
}

export async function updateShared(
  db: Db,
  userId: number,
  documentId: number,
  shared: boolean,
): Promise<DocumentSummary | undefined> {
  await db
    .updateTable('documents')
    .set({ shared })
    .where('id', '=', documentId)
    .where('user_id', '=', userId)
    .execute();
  return findVisibleDocument(db, userId, documentId);
}

export async function updateFilename(db: Db, userId: number, documentId: number, filename: string): Promise<void> {
  await db
    .updateTable('documents')
    .set({ filename })
    .where('id', '=', documentId)
    .where('user_id', '=', userId)
    .execute();
}

/** Its chunks, vectors, segment and jobs go with it. */
export async function removeOwnDocument(db: Db, userId: number, documentId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('documents')
    .where('id', '=', documentId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a failed document back to being processed; false when it has not failed. */
export async function restartFailedDocument(db: Db, userId: number, documentId: number): Promise<boolean> {
  const row = await db
    .updateTable('documents')
    .set({ status: 'processing', error: null })
    .where('id', '=', documentId)
    .where('user_id', '=', userId)
    .where('status', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type VisibleText = { text: string; pageStarts: number[] };

/** The whole text of a document that `userId` may read. */
export async function findVisibleText(db: Db, userId: number, documentId: number): Promise<VisibleText | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(['content', 'page_starts'])
    .where('id', '=', documentId)
    .where(mineOrShared(userId))
    .executeTakeFirst();
  return row && { text: row.content, pageStarts: row.page_starts };
}

export type ChunkPlace = { start: number; end: number; page: number | null; heading: string | null };

export async function findChunkPlace(db: Db, documentId: number, chunkId: number): Promise<ChunkPlace | undefined> {
  const row = await db
    .selectFrom('chunks')
    .select(['char_start', 'char_end', 'page', 'heading'])
    .where('id', '=', chunkId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row && { start: row.char_start, end: row.char_end, page: row.page, heading: row.heading };
}
