import type { Db } from '../db/client.ts';

export type StoredSegment = { documentId: number; version: string; data: Buffer };

export async function saveSegment(db: Db, { documentId, version, data }: StoredSegment): Promise<void> {
  await db
    .insertInto('document_segments')
    .values({ document_id: documentId, version, data })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ version, data }))
    .execute();
}
