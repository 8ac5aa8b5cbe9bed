import { setImmediate as nextTurn } from 'node:timers/promises';
import { chunkText } from '@nestling/rag/chunk';
import { padVector } from '@nestling/rag/embed';
import { insertOperation } from '../../db/operations.repo.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobWorker } from '../../jobs/jobs.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { indexedAs } from '../../retrieval/indexed-as.ts';
import { indexDocument } from '../../retrieval/library.ts';
import * as repo from './ingest.repo.ts';

export const INGEST_FAILED =
  'This document could not be made searchable. Its text is safe: please try again in a little while.';

type IngestDeps = Pick<Deps, 'db' | 'embedder'>;

/**
 * Makes a stored text searchable: chunks, then a provider's vectors batch by batch, then the word index. Every step keeps what an
 * earlier run left, so a run after a crash repeats no chunk and embeds only what has no vector.
 */
export function createIngestWorker(deps: IngestDeps): JobWorker<'ingest-document'> {
  return {
    work: ({ documentId }, signal) => ingestDocument(deps, documentId, signal),
    giveUp: ({ documentId }, error) =>
      repo.markFailed(deps.db, documentId, error instanceof DomainError ? error.message : INGEST_FAILED),
  };
}

async function ingestDocument(deps: IngestDeps, documentId: number, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now();
  const document = await repo.findDocumentText(deps.db, documentId);
  if (!document) return;
  const chunks = chunkText(document.content, { pageStarts: document.pageStarts });
  signal.throwIfAborted();
  await inTransaction(deps.db, async (trx) => {
    if (await repo.lockDocument(trx, documentId))
      await repo.saveChunks(trx, { documentId, userId: document.userId }, chunks);
  });
  if (deps.embedder.isBuiltIn) await repo.removeVectors(deps.db, documentId);
  else await embedChunks(deps, documentId, signal);
  await inTransaction(deps.db, async (trx) => {
    // It may have been renamed since.
    const held = await repo.lockDocument(trx, documentId);
    if (!held) return;
    const stored = await repo.listChunks(trx, documentId);
    await indexDocument(trx, { documentId, title: held.filename, chunks: stored });
    await repo.markReady(trx, documentId, { indexedAs: indexedAs(deps.embedder), chunkCount: stored.length });
    await insertOperation(trx, {
      operation: 'documents.ingest',
      userId: document.userId,
      durationMs: performance.now() - startedAt,
      details: { documentId, characters: document.content.length, chunks: chunks.length },
    });
  });
}

async function embedChunks({ db, embedder }: IngestDeps, documentId: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    const batch = await repo.listChunksToEmbed(db, documentId, embedder.id, embedder.batchSize);
    if (batch.length === 0) return;
    const vectors = await embedder.embed(batch.map(embeddedText), signal);
    if (vectors.length !== batch.length) throw new Error('the embedder answered with the wrong number of vectors');
    signal.throwIfAborted();
    const made = batch.map(({ id }, index) => ({ id, vector: padVector(vectors[index] ?? []) }));
    await repo.saveVectors(db, made, embedder.id, embedder.dimension);
    await nextTurn();
  }
}

/** A chunk from the middle of a section is about what its heading says. */
function embeddedText({ content, heading }: repo.StoredChunk): string {
  return heading && !content.includes(heading) ? `${heading}\n\n${content}` : content;
}
