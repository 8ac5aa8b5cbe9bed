import type { Chunk } from '@nestling/rag/chunk';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

const ROWS_A_STATEMENT = 500;

export type DocumentText = { filename: string; content: string; pageStarts: number[]; userId: number };
export type StoredChunk = { id: number; content: string; heading: string | null };
export type ChunkVector = { id: number; vector: readonly number[] };

export async function findDocumentText(db: Db, documentId: number): Promise<DocumentText | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(['filename', 'content', 'page_starts', 'user_id'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  return row && { filename: row.filename, content: row.content, pageStarts: row.page_starts, userId: row.user_id };
}

/** Holds the document until the transaction ends; undefined when it is gone. */
export async function lockDocument(
  db: Db,
  documentId: number,
): Promise<{ filename: string; status: string } | undefined> {
  return db
    .selectFrom('documents')
    .select(['filename', 'status'])
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the document's chunks these. A chunk keeps its id by its ordinal, and its vector while its words stay the same. */
export async function saveChunks(
  db: Db,
  { documentId, userId }: { documentId: number; userId: number },
  chunks: readonly Chunk[],
): Promise<void> {
  for (let at = 0; at < chunks.length; at += ROWS_A_STATEMENT) {
    await db
      .insertInto('chunks')
      .values(
        chunks.slice(at, at + ROWS_A_STATEMENT).map((chunk) => ({
          document_id: documentId,
          user_id: userId,
          ordinal: chunk.ordinal,
          content: chunk.text,
          char_start: chunk.charStart,
          char_end: chunk.charEnd,
          page: chunk.page,
          heading: chunk.heading,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['document_id', 'ordinal']).doUpdateSet({
          content: sql`excluded.content`,
          char_start: sql`excluded.char_start`,
          char_end: sql`excluded.char_end`,
          page: sql`excluded.page`,
          heading: sql`excluded.heading`,
          embedding: sql`case when (chunks.content, chunks.heading) is not distinct from (excluded.content, excluded.heading) then chunks.embedding end`,
        }),
      )
      .execute();
  }
  await db.deleteFrom('chunks').where('document_id', '=', documentId).where('ordinal', '>=', chunks.length).execute();
}

/** The next chunks that have no vector of `model` yet, in reading order. */
export async function listChunksToEmbed(
  db: Db,
  documentId: number,
  model: string,
  limit: number,
): Promise<StoredChunk[]> {
  return db
    .selectFrom('chunks')
    .select(['id', 'content', 'heading'])
    .where('document_id', '=', documentId)
    .where((eb) => eb.or([eb('embedding', 'is', null), eb('embedding_model', 'is distinct from', model)]))
    .orderBy('ordinal')
    .limit(limit)
    .execute();
}

export async function saveVectors(
  db: Db,
  vectors: readonly ChunkVector[],
  model: string,
  dimension: number,
): Promise<void> {
  const ids = vectors.map(({ id }) => id);
  const texts = vectors.map(({ vector }) => toVectorText(vector));
  await sql`
    update chunks set embedding = made.vector::vector, embedding_model = ${model}, embedding_dimension = ${dimension}
    from unnest(${ids}::bigint[], ${texts}::text[]) as made(id, vector)
    where chunks.id = made.id
  `.execute(db);
}

/** pgvector keeps single precision, which eight digits carry. */
function toVectorText(vector: readonly number[]): string {
  return `[${vector.map((value) => (value === 0 ? '0' : value.toPrecision(8))).join(',')}]`;
}

export async function listChunks(db: Db, documentId: number): Promise<StoredChunk[]> {
  return db
    .selectFrom('chunks')
    .select(['id', 'content', 'heading'])
    .where('document_id', '=', documentId)
    .orderBy('ordinal')
    .execute();
}

/** Vectors that an earlier model left and nobody reads any more. */
export async function removeVectors(db: Db, documentId: number): Promise<void> {
  await db
    .updateTable('chunks')
    .set({ embedding: null, embedding_model: null, embedding_dimension: null })
    .where('document_id', '=', documentId)
    .where('embedding_model', 'is not', null)
    .execute();
}

export async function markReady(
  db: Db,
  documentId: number,
  made: { indexedAs: string; chunkCount: number },
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ status: 'ready', error: null, indexed_as: made.indexedAs, chunk_count: made.chunkCount })
    .where('id', '=', documentId)
    .execute();
}

/** A document that was ready stays so: what it had still answers. */
export async function markFailed(db: Db, documentId: number, error: string): Promise<void> {
  await db
    .updateTable('documents')
    .set({ status: 'failed', error })
    .where('id', '=', documentId)
    .where('status', '=', 'processing')
    .execute();
}

/** The next ready documents after `afterId` that were made searchable with something else, and for which no job waits. */
export async function listOutdatedDocuments(
  db: Db,
  indexedAs: string,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from documents
    where status = 'ready' and (indexed_as < ${indexedAs} or indexed_as > ${indexedAs}) and id > ${afterId}
      and not exists (select from jobs where jobs.document_id = documents.id)
    order by id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
