import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { mineOrShared } from './scope.ts';

export type StoredSegment = { documentId: number; version: string; data: Buffer };

export async function saveSegment(db: Db, { documentId, version, data }: StoredSegment): Promise<void> {
  await sql`
    insert into document_segments (document_id, user_id, version, data)
    select id, user_id, ${version}, ${data} from documents where id = ${documentId}
    on conflict (document_id) do update set version = excluded.version, data = excluded.data
  `.execute(db);
}

/** What tells one state of a person's own or of the shared documents from another. */
export type PartState = { isShared: boolean; documents: number; checksum: string };

export async function readPartStates(db: Db, userId: number): Promise<PartState[]> {
  return db
    .selectFrom('document_segments')
    .innerJoin('documents', 'documents.id', 'document_segments.document_id')
    .select([
      'documents.shared as isShared',
      sql<number>`count(*)::int`.as('documents'),
      sql<string>`sum(hashtextextended(document_segments.version, document_segments.document_id))::text`.as('checksum'),
    ])
    .where(mineOrShared(userId))
    .groupBy('documents.shared')
    .execute();
}

export type SegmentVersion = { documentId: number; version: string };

export async function listSegmentVersions(db: Db, userId: number, isShared: boolean): Promise<SegmentVersion[]> {
  return db
    .selectFrom('document_segments')
    .innerJoin('documents', 'documents.id', 'document_segments.document_id')
    .select(['document_segments.document_id as documentId', 'document_segments.version'])
    .where(mineOrShared(userId))
    .where('documents.shared', '=', isShared)
    .orderBy('document_segments.document_id')
    .execute();
}

/** Callers have found the ids within the person's scope. */
export async function readSegments(db: Db, documentIds: readonly number[]): Promise<StoredSegment[]> {
  return db
    .selectFrom('document_segments')
    .select(['document_id as documentId', 'version', 'data'])
    .where(sql<boolean>`document_id = any(${documentIds}::bigint[])`)
    .orderBy('document_id')
    .execute();
}

export type DocumentSource = { documentId: number; filename: string };

export async function findFilename(db: Db, documentId: number): Promise<string | undefined> {
  const row = await db.selectFrom('documents').select('filename').where('id', '=', documentId).executeTakeFirst();
  return row?.filename;
}

export async function listChunkTexts(
  db: Db,
  documentId: number,
): Promise<{ content: string; heading: string | null }[]> {
  return db
    .selectFrom('chunks')
    .select(['content', 'heading'])
    .where('document_id', '=', documentId)
    .orderBy('ordinal')
    .execute();
}

export async function readTopicModel(db: Db, userId: number): Promise<{ version: string; data: Buffer } | undefined> {
  return db.selectFrom('library_models').select(['version', 'data']).where('user_id', '=', userId).executeTakeFirst();
}

/** Nothing happens when the account is gone. */
export async function saveTopicModel(db: Db, userId: number, version: string, data: Buffer): Promise<void> {
  await sql`
    insert into library_models (user_id, version, data)
    select id, ${version}, ${data} from users where id = ${userId}
    on conflict (user_id) do update set version = excluded.version, data = excluded.data, created_at = now()
  `.execute(db);
}

export async function deleteTopicModel(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('library_models').where('user_id', '=', userId).execute();
}
