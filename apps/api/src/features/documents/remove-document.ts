import { removeQuotesOf } from '../../db/quoted-answers.repo.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { removeOwnDocument } from './documents.repo.ts';
import { logOperation } from './log-operation.ts';
import { DOCUMENT_NOT_FOUND, getOwnDocument } from './own-document.ts';

export async function removeDocument(ctx: SignedInCtx, documentId: number): Promise<void> {
  await getOwnDocument(ctx, documentId);
  await logOperation(ctx, 'documents.remove', async (details) => {
    details.documentId = documentId;
    const isRemoved = await inTransaction(ctx.deps.db, async (trx) => {
      await removeQuotesOf(trx, [documentId]);
      return removeOwnDocument(trx, ctx.actor.userId, documentId);
    });
    if (!isRemoved) throw new DomainError('not_found', DOCUMENT_NOT_FOUND);
  });
}
