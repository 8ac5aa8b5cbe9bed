import type { DocumentSummary } from '@nestling/contracts/documents';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { updateShared } from './documents.repo.ts';
import { logOperation } from './log-operation.ts';
import { DOCUMENT_NOT_FOUND, getOwnDocument } from './own-document.ts';

export async function setShared(ctx: SignedInCtx, documentId: number, shared: boolean): Promise<DocumentSummary> {
  await getOwnDocument(ctx, documentId);
  return logOperation(ctx, 'documents.share', async (details) => {
    Object.assign(details, { documentId, shared });
    const updated = await updateShared(ctx.deps.db, ctx.actor.userId, documentId, shared);
    if (!updated) throw new DomainError('not_found', DOCUMENT_NOT_FOUND);
    return updated;
  });
}
