import type { Passage } from '@nestling/rag/retrieve';
import { sql } from 'kysely';
import type { Db } from '../../src/db/client.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { indexedAs } from '../../src/retrieval/indexed-as.ts';
import { indexDocument } from '../../src/retrieval/library.ts';
import { addReader } from '../ingest-records.ts';
import { VECTOR_MODEL } from './stand-in-embedder.ts';
import type { Texts } from './texts.ts';

export type Family = { userId: number };

const CHUNKS_A_DOCUMENT = 20;
const MESSAGES = 400;

/** A family whose documents have this many chunks together; the database draws the vectors. */
export async function addFamily(db: Db, texts: Texts, n: number, chunkCount: number): Promise<Family> {
  return inTransaction(db, async (trx) => {
    const userId = await addReader(trx, `family-${n}`);
    for (let at = 0; at < chunkCount; at += CHUNKS_A_DOCUMENT) {
      const contents = Array.from({ length: Math.min(CHUNKS_A_DOCUMENT, chunkCount - at) }, () => texts.paragraph());
      const filename = `${texts.sentence().slice(0, 40)}.pdf`;
      const { id } = await trx
        .insertInto('documents')
        .values({
          user_id: userId,
          filename,
          content: '',
          page_starts: '[]',
          status: 'ready',
          chunk_count: contents.length,
          indexed_as: indexedAs({ id: VECTOR_MODEL, isBuiltIn: false }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('chunks')
        .values(
          contents.map((content, ordinal) => ({
            document_id: id,
            user_id: userId,
            ordinal,
            content,
            char_start: 0,
            char_end: content.length,
            embedding: sql<string>`(select array_agg(random() - 0.5)::vector from generate_series(1, 1536))`,
            embedding_model: VECTOR_MODEL,
            embedding_dimension: 1536,
          })),
        )
        .execute();
      await indexDocument(trx, {
        documentId: id,
        title: filename,
        chunks: contents.map((content) => ({ content, heading: null })),
      });
    }
    return { userId };
  });
}

export function conversationOf(texts: Texts): Passage[] {
  return Array.from({ length: MESSAGES }, (_, n) => ({
    key: `message:${n}`,
    kind: 'conversation' as const,
    title: 'You wrote on 2026-01-05 in "Chat"',
    heading: null,
    text: texts.sentence(),
  }));
}
