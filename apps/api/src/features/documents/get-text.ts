import type { DocumentText } from '@nestling/contracts/documents';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { findVisibleDocument, findVisibleText } from './documents.repo.ts';
import { DOCUMENT_NOT_FOUND } from './own-document.ts';

/** The text that answers are taken from, whole, for whoever may read the document. */
export async function getText(ctx: SignedInCtx, documentId: number): Promise<DocumentText> {
  const { db } = ctx.deps;
  const document = await findVisibleDocument(db, ctx.actor.userId, documentId);
  const read = await findVisibleText(db, ctx.actor.userId, documentId);
  if (!document || !read) throw new DomainError('not_found', DOCUMENT_NOT_FOUND);
  return { document, ...read };
}
