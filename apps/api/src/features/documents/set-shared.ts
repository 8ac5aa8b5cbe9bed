import type { DocumentSummary } from '@nestling/contracts/documents';
import { inTransaction } from '../../db/transaction.ts';
import { lockUser } from '../../db/users.repo.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { noteEvent } from '../../platform/security-event.ts';
import { updateShared } from './documents.repo.ts';
import { listHoldings } from './holdings.repo.ts';
import { lockDocument } from './ingest.repo.ts';
import { checkShared } from './library-room.ts';
import { logOperation } from './log-operation.ts';
import { DOCUMENT_NOT_FOUND, getOwnDocument } from './own-document.ts';
import { isSharingBarred } from './reports.repo.ts';

export const SHARING_BARRED =
  'The owner of this server has taken this document off the shared list, so it cannot be shared again';

export async function setShared(ctx: SignedInCtx, documentId: number, shared: boolean): Promise<DocumentSummary> {
  const before = await getOwnDocument(ctx, documentId);
  return logOperation(ctx, 'documents.share', async (details) => {
    Object.assign(details, { documentId, shared });
    return inTransaction(ctx.deps.db, async (trx) => {
      // The document before its owner, as everywhere: who deletes an account comes the same way.
      if (!(await lockDocument(trx, documentId))) throw new DomainError('not_found', DOCUMENT_NOT_FOUND);
      await lockUser(trx, ctx.actor.userId);
      if (shared && !before.shared) {
        if (await isSharingBarred(trx, documentId)) throw new DomainError('forbidden', SHARING_BARRED);
        checkShared(ctx.deps.env, await listHoldings(trx, ctx.actor.userId));
      }
      const updated = await updateShared(trx, ctx.actor.userId, documentId, shared);
      if (!updated) throw new DomainError('not_found', DOCUMENT_NOT_FOUND);
      if (shared !== before.shared)
        await noteEvent(ctx, ctx.actor.userId, shared ? 'document_shared' : 'document_unshared', {
          details: before.filename,
          trx,
        });
      return updated;
    });
  });
}
