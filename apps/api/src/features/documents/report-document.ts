import type { ReportDocumentInput, ReportedDocument } from '@nestling/contracts/documents';
import { removeQuotesOf } from '../../db/quoted-answers.repo.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { requireOwner } from '../../platform/require-owner.ts';
import { noteEvent } from '../../platform/security-event.ts';
import { findVisibleDocument } from './documents.repo.ts';
import { logOperation } from './log-operation.ts';
import { DOCUMENT_NOT_FOUND } from './own-document.ts';
import { barSharing, keepReport, listReportedDocuments, removeReports } from './reports.repo.ts';

const MOST_SHOWN = 100;
export const OWN_DOCUMENT = 'This document is your own. Move it to Personal, or delete it.';

/** Tells the owner of the server about a document that somebody else shares. */
export async function reportDocument(ctx: SignedInCtx, input: ReportDocumentInput): Promise<void> {
  const { db, clock } = ctx.deps;
  const { userId } = ctx.actor;
  const document = await findVisibleDocument(db, userId, input.documentId);
  if (!document) throw new DomainError('not_found', DOCUMENT_NOT_FOUND);
  if (document.userId === userId) throw new DomainError('invalid', OWN_DOCUMENT);
  await keepReport(db, { documentId: document.id, userId, reason: input.reason ?? '', now: clock() });
}

export async function listReports(ctx: SignedInCtx): Promise<ReportedDocument[]> {
  await requireOwner(ctx);
  return listReportedDocuments(ctx.deps.db, MOST_SHOWN);
}

export async function dismissReports(ctx: SignedInCtx, documentId: number): Promise<void> {
  await requireOwner(ctx);
  await removeReports(ctx.deps.db, documentId);
}

/**
 * Takes a document off the shared list for good, and its words out of the answers that quoted it. Its uploader keeps it
 * as a personal one and finds it in their security log; the owner of the server still cannot read what is personal.
 */
export async function takeDown(ctx: SignedInCtx, documentId: number): Promise<void> {
  await requireOwner(ctx);
  await logOperation(ctx, 'documents.take-down', async (details) => {
    details.documentId = documentId;
    await inTransaction(ctx.deps.db, async (trx) => {
      await removeQuotesOf(trx, [documentId]);
      const barred = await barSharing(trx, documentId);
      if (!barred) throw new DomainError('not_found', DOCUMENT_NOT_FOUND);
      await removeReports(trx, documentId);
      await noteEvent(ctx, barred.userId, 'document_taken_down', { details: barred.filename, trx, isByOther: true });
    });
  });
}
