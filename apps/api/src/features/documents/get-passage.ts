import type { DocumentPassage } from '@nestling/contracts/documents';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { type ChunkPlace, findChunkPlace, findVisibleDocument, findVisibleText } from './documents.repo.ts';
import { DOCUMENT_NOT_FOUND } from './own-document.ts';
import { cutWindow } from './passage-window.ts';

export const PASSAGE_NOT_FOUND = 'This passage is no longer in the document';
const BEGINNING: ChunkPlace = { start: 0, end: 0, page: null, heading: null };

/** The text around a chunk with the chunk's place in it; without a chunk, the document's beginning with no place. */
export async function getPassage(
  ctx: SignedInCtx,
  input: { documentId: number; chunkId?: number | undefined },
): Promise<DocumentPassage> {
  const { db } = ctx.deps;
  const { userId } = ctx.actor;
  const document = await findVisibleDocument(db, userId, input.documentId);
  const content = (await findVisibleText(db, userId, input.documentId))?.text;
  if (!document || content === undefined) throw new DomainError('not_found', DOCUMENT_NOT_FOUND);
  const place = input.chunkId === undefined ? BEGINNING : await findChunkPlace(db, input.documentId, input.chunkId);
  if (!place) throw new DomainError('not_found', PASSAGE_NOT_FOUND);
  const { page, heading } = place;
  return { document, ...cutWindow(content, place), length: content.length, page, heading };
}
