import { createHash } from 'node:crypto';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { inTransaction } from '../../db/transaction.ts';
import { lockUser } from '../../db/users.repo.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError, SIGNED_OUT_MESSAGE } from '../../platform/errors.ts';
import { noteEvent } from '../../platform/security-event.ts';
import { addDocument } from './documents.repo.ts';
import type { Extracted } from './extract/extracted.ts';
import { countServerText, listHoldings } from './holdings.repo.ts';
import { checkRoom } from './library-room.ts';

type StoredDocument = { filename: string; extracted: Extracted; shared: boolean; sourcename: string | null };

/** Keeps the whole text and, in the same transaction, the job that makes it searchable. */
export async function storeDocument(ctx: SignedInCtx, document: StoredDocument): Promise<DocumentSummary> {
  const { db, jobs, env } = ctx.deps;
  const { extracted, ...rest } = document;
  const stored = await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, ctx.actor.userId))) throw new DomainError('signed_out', SIGNED_OUT_MESSAGE);
    const held = { own: await listHoldings(trx, ctx.actor.userId), server: await countServerText(trx) };
    checkRoom(env, held, { bytes: Buffer.byteLength(extracted.text), shared: rest.shared });
    const added = await addDocument(trx, {
      ...rest,
      userId: ctx.actor.userId,
      content: extracted.text,
      contentHash: createHash('sha256').update(extracted.text).digest('hex'),
      pageStarts: extracted.pageStarts,
    });
    if (rest.shared) await noteEvent(ctx, ctx.actor.userId, 'document_shared', { details: rest.filename, trx });
    await jobs.enqueue(trx, 'ingest-document', { documentId: added.id });
    return added;
  });
  jobs.wake();
  return stored;
}
