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

/** Holds the document until the transaction ends; false when it is gone. */
export async function lockDocument(db: Db, documentId: number): Promise<boolean> {
  const row = await db.selectFrom('documents').select('id').where('id', '=', documentId).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Makes the document's chunks these. A chunk keeps its id by its ordinal, and its vector while its words stay the same. */
export async function saveChunks(db: Db, documentId: number, chunks: readonly Chunk[]): Promise<void> {
  for (let at = 0; at < chunks.length; at += ROWS_A_STATEMENT) {
    await db
      .insertInto('chunks')
      .values(
        chunks.slice(at, at + ROWS_A_STATEMENT).map((chunk) => ({
          document_id: documentId,
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
    from unnest(${ids}::int[], ${texts}::text[]) as made(id, vector)
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

export async function markReady(db: Db, documentId: number): Promise<void> {
  await db.updateTable('documents').set({ status: 'ready', error: null }).where('id', '=', documentId).execute();
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

/** Ready documents with a vector of another model or a word index of another format, and no job that is to mend it. */
export async function listOutdatedDocuments(db: Db, model: string, segmentFormat: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select documents.id from documents
    where documents.status = 'ready'
      and not exists (select from jobs where jobs.document_id = documents.id)
      and (
        exists (
          select from chunks
          where chunks.document_id = documents.id
            and (chunks.embedding is null or chunks.embedding_model is distinct from ${model})
        )
        or not exists (
          select from document_segments segment
          where segment.document_id = documents.id and split_part(segment.version, ':', 1) = ${segmentFormat}
        )
      )
    order by documents.id
  `.execute(db);
  return rows.map(({ id }) => id);
}
