import { chunkText } from '@nestling/rag/chunk';
import { padVector } from '@nestling/rag/embed';
import type { Db } from '../src/db/client.ts';
import { inTransaction } from '../src/db/transaction.ts';
import * as ingest from '../src/features/documents/ingest.repo.ts';
import type { Embedder } from '../src/platform/embedder.ts';
import { indexedAs } from '../src/retrieval/indexed-as.ts';
import { indexDocument } from '../src/retrieval/library.ts';

export type BenchRecord = { id: string; title: string; text: string };

const RECORDS_A_TRANSACTION = 64;

export async function addReader(db: Db, username: string): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ username, username_key: username })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Every record as one document of the person, by the product's own steps: chunks, vectors, word index. */
export async function ingestRecords(db: Db, embedder: Embedder, userId: number, records: readonly BenchRecord[]) {
  const recordOf = new Map<number, string>();
  let chunks = 0;
  for (let at = 0; at < records.length; at += RECORDS_A_TRANSACTION) {
    const batch = records.slice(at, at + RECORDS_A_TRANSACTION);
    await inTransaction(db, async (trx) => {
      for (const record of batch) {
        const { id: documentId } = await trx
          .insertInto('documents')
          .values({ user_id: userId, filename: record.title, content: record.text, page_starts: '[]', status: 'ready' })
          .returning('id')
          .executeTakeFirstOrThrow();
        await ingest.saveChunks(trx, { documentId, userId }, chunkText(record.text));
        const stored = await ingest.listChunks(trx, documentId);
        await indexDocument(trx, { documentId, title: record.title, chunks: stored });
        if (!embedder.isBuiltIn) await embedAll(trx, embedder, stored);
        await ingest.markReady(trx, documentId, { indexedAs: indexedAs(embedder), chunkCount: stored.length });
        recordOf.set(documentId, record.id);
        chunks += stored.length;
      }
    });
  }
  return { chunks, recordOf };
}

async function embedAll(db: Db, embedder: Embedder, chunks: readonly ingest.StoredChunk[]) {
  for (let at = 0; at < chunks.length; at += embedder.batchSize) {
    const batch = chunks.slice(at, at + embedder.batchSize);
    const vectors = await embedder.embed(batch.map(({ content }) => content));
    const made = batch.map(({ id }, i) => ({ id, vector: padVector(vectors[i] ?? []) }));
    await ingest.saveVectors(db, made, embedder.id, embedder.dimension);
  }
}
