import type { DocumentSummary } from '@nestling/contracts/documents';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { restartFailedDocument } from './documents.repo.ts';
import { getOwnDocument } from './own-document.ts';

/** Starts a failed document again; one that has not failed is left as it is. */
export async function retryDocument(ctx: SignedInCtx, documentId: number): Promise<DocumentSummary> {
  const { db, jobs } = ctx.deps;
  await getOwnDocument(ctx, documentId);
  await inTransaction(db, async (trx) => {
    if (await restartFailedDocument(trx, ctx.actor.userId, documentId))
      await jobs.enqueue(trx, 'ingest-document', { documentId });
  });
  jobs.wake();
  return getOwnDocument(ctx, documentId);
}
