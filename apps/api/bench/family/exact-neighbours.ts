import type { Db } from '../../src/db/client.ts';
import { mineOrShared } from '../../src/retrieval/scope.ts';

/** The nearest chunks by trying every one that the person may read, as "document ordinal". */
export async function exactNeighbours(
  db: Db,
  userId: number,
  query: readonly number[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('chunks')
    .innerJoin('documents', 'documents.id', 'chunks.document_id')
    .select(['chunks.document_id', 'chunks.ordinal', 'chunks.embedding'])
    .where(mineOrShared(userId))
    .execute();
  return rows
    .map((row) => {
      const vector = JSON.parse(row.embedding ?? '[]') as number[];
      return { key: `${row.document_id} ${row.ordinal}`, cosine: cosine(vector, query) };
    })
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, limit)
    .map(({ key }) => key);
}

function cosine(a: readonly number[], b: readonly number[]): number {
  const dot = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  return dot / (Math.hypot(...a) * Math.hypot(...b) || 1);
}
