import { type DocumentSummary, NAME_REQUIRED } from '@nestling/contracts/documents';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { indexDocument } from '../../retrieval/library.ts';
import { givenName } from './display-name.ts';
import { updateFilename } from './documents.repo.ts';
import { listChunks, lockDocument } from './ingest.repo.ts';
import { logOperation } from './log-operation.ts';
import { DOCUMENT_NOT_FOUND, getOwnDocument } from './own-document.ts';

/** Gives a document another name. It is found by its name too, so its word index is made anew with it. */
export async function renameDocument(ctx: SignedInCtx, documentId: number, typed: string): Promise<DocumentSummary> {
  const filename = givenName(typed);
  if (filename === '') throw new DomainError('invalid', NAME_REQUIRED);
  await getOwnDocument(ctx, documentId);
  return logOperation(ctx, 'documents.rename', async (details) => {
    details.documentId = documentId;
    await inTransaction(ctx.deps.db, async (trx) => {
      const held = await lockDocument(trx, documentId);
      if (!held) throw new DomainError('not_found', DOCUMENT_NOT_FOUND);
      await updateFilename(trx, ctx.actor.userId, documentId, filename);
      // One that is still being processed is indexed when that ends.
      if (held.status === 'ready')
        await indexDocument(trx, { documentId, title: filename, chunks: await listChunks(trx, documentId) });
    });
    return getOwnDocument(ctx, documentId);
  });
}
