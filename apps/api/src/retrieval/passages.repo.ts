import { documentDate } from '@nestling/rag/facts';
import type { Passage } from '@nestling/rag/retrieve';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { modelOf } from './indexed-as.ts';
import { mineOrTakenIn } from './scope.ts';

export type ChunkPlace = { documentId: number; ordinal: number };
export type Neighbour = ChunkPlace & { cosine: number };
/** A query's vector and the id of the model that made it. */
export type QueryVector = { model: string; vector: readonly number[] };

type ChunkRow = {
  id: number;
  document_id: number;
  ordinal: number;
  content: string;
  heading: string | null;
  page: number | null;
  char_start: number;
  char_end: number;
  filename: string;
  sourcename: string | null;
  cosine: number | null;
  user_id: number;
  uploaded_at: Date;
  opening: string;
  page_starts: number[];
};

/** Letters in which a paper says of what day it is. */
const OPENING = 1500;

/** How many chunks in the person's scope were made searchable with each model, words alone included. */
export async function countVectors(db: Db, userId: number): Promise<{ model: string; chunks: number }[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['indexed_as', sql<number>`sum(chunk_count)::int`.as('chunks')])
    .where(mineOrTakenIn(userId))
    .where('status', '=', 'ready')
    .groupBy('indexed_as')
    .execute();
  return rows.map(({ indexed_as, chunks }) => ({ model: modelOf(indexed_as), chunks }));
}

/**
 * The chunks nearest to the vector among those the person may read that have a vector of the same model. The scope is
 * settled before any distance, so the order is exact.
 */
export async function findNeighbours(db: Db, userId: number, query: QueryVector, limit: number): Promise<Neighbour[]> {
  const { rows } = await sql<Neighbour>`
    with scoped as materialized (
      select chunks.document_id, chunks.ordinal, chunks.embedding <=> ${toText(query.vector)}::vector as distance
      from chunks join documents on documents.id = chunks.document_id
      where ${mineOrTakenIn(userId)} and chunks.embedding_model = ${query.model} and chunks.embedding is not null
    )
    select document_id as "documentId", ordinal, 1 - distance as cosine from scoped order by distance limit ${limit}
  `.execute(db);
  return rows;
}

export type FoundChunk = ChunkPlace & { passage: Passage; ownerId: number; cosine: number | undefined };

/** The chunks at these places that the person may read; places that are gone are left out. */
export async function findChunks(
  db: Db,
  userId: number,
  places: readonly ChunkPlace[],
  query: QueryVector | undefined,
): Promise<FoundChunk[]> {
  if (places.length === 0) return [];
  const cosine = query
    ? sql`case when chunks.embedding_model = ${query.model} then 1 - (chunks.embedding <=> ${toText(query.vector)}::vector) end`
    : sql`null::float8`;
  const { rows } = await sql<ChunkRow>`
    select chunks.id, chunks.document_id, chunks.ordinal, chunks.content, chunks.heading, chunks.page,
      chunks.char_start, chunks.char_end, documents.filename, documents.sourcename, ${cosine} as cosine,
      documents.user_id, documents.uploaded_at, left(documents.content, ${OPENING}) as opening, documents.page_starts
    from unnest(${places.map((place) => place.documentId)}::bigint[], ${places.map((place) => place.ordinal)}::int[])
      as wanted(document_id, ordinal)
    join chunks on chunks.document_id = wanted.document_id and chunks.ordinal = wanted.ordinal
    join documents on documents.id = chunks.document_id
    where ${mineOrTakenIn(userId)}
  `.execute(db);
  return rows.map((row) => ({
    documentId: row.document_id,
    ordinal: row.ordinal,
    ownerId: row.user_id,
    cosine: row.cosine ?? undefined,
    passage: toPassage(row, userId),
  }));
}

function toPassage(row: ChunkRow, userId: number): Passage {
  return {
    key: `chunk:${row.id}`,
    kind: row.user_id === userId ? 'document' : 'shared',
    text: row.content,
    heading: row.heading,
    title: row.filename,
    documentId: row.document_id,
    chunkId: row.id,
    page: row.page,
    pageStarts: row.page_starts,
    dated: documentDate(row.opening, row.uploaded_at),
    charStart: row.char_start,
    charEnd: row.char_end,
    ...(row.sourcename && /^https?:\/\//i.test(row.sourcename) ? { url: row.sourcename } : {}),
  };
}

function toText(vector: readonly number[]): string {
  return `[${vector.join(',')}]`;
}
