import type { DocumentSummary } from '@nestling/contracts/documents';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { findVisibleDocument } from './documents.repo.ts';

export const DOCUMENT_NOT_FOUND = 'This document does not exist';
export const NOT_YOUR_DOCUMENT = 'Only the person who uploaded this document can change it';

/** Another person's document is unknown unless it is shared: then it may be seen, but not changed. */
export async function getOwnDocument(ctx: SignedInCtx, documentId: number): Promise<DocumentSummary> {
  const document = await findVisibleDocument(ctx.deps.db, ctx.actor.userId, documentId);
  if (!document) throw new DomainError('not_found', DOCUMENT_NOT_FOUND);
  if (document.userId !== ctx.actor.userId) throw new DomainError('forbidden', NOT_YOUR_DOCUMENT);
  return document;
}
