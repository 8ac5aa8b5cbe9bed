import type { ReportedDocument } from '@nestling/contracts/documents';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** A member's report of a document is one, however often it is made: the last reason stands. */
export async function keepReport(
  db: Db,
  report: { documentId: number; userId: number; reason: string; now: Date },
): Promise<void> {
  const { documentId, userId, reason, now } = report;
  await db
    .insertInto('document_reports')
    .values({ document_id: documentId, user_id: userId, reason, created_at: now })
    .onConflict((conflict) => conflict.columns(['document_id', 'user_id']).doUpdateSet({ reason }))
    .execute();
}

/** Shared documents that members have reported, the most reported first. */
export async function listReportedDocuments(db: Db, limit: number): Promise<ReportedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_reports', 'document_reports.document_id', 'documents.id')
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select([
      'documents.id',
      'documents.filename',
      'users.username',
      sql<number>`count(*)::int`.as('reports'),
      sql<string[]>`array_agg(document_reports.reason order by document_reports.created_at desc)`.as('reasons'),
    ])
    .where('documents.shared', '=', true)
    .groupBy(['documents.id', 'users.username'])
    .orderBy('reports', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, filename, username, reports, reasons }) => ({
    documentId: id,
    filename,
    username,
    reports,
    reasons: reasons.filter((reason) => reason !== ''),
  }));
}

export async function removeReports(db: Db, documentId: number): Promise<void> {
  await db.deleteFrom('document_reports').where('document_id', '=', documentId).execute();
}

/** Off the shared list for good: it stays its uploader's, who is named. Undefined when it is not shared. */
export async function barSharing(
  db: Db,
  documentId: number,
): Promise<{ userId: number; filename: string } | undefined> {
  const row = await db
    .updateTable('documents')
    .set({ shared: false, sharing_barred: true })
    .where('id', '=', documentId)
    .where('shared', '=', true)
    .returning(['user_id', 'filename'])
    .executeTakeFirst();
  return row && { userId: row.user_id, filename: row.filename };
}

export async function isSharingBarred(db: Db, documentId: number): Promise<boolean> {
  const row = await db.selectFrom('documents').select('sharing_barred').where('id', '=', documentId).executeTakeFirst();
  return row?.sharing_barred ?? false;
}
