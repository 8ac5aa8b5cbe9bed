import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { SEGMENT_FORMAT } from '../../retrieval/segment-version.ts';
import { listOutdatedDocuments } from './ingest.repo.ts';

/**
 * To be called at start: after a change of the embedding model, or of the word index, every document is made searchable
 * again in the background, while what it has goes on answering. Gives how many there are.
 */
export async function renewOutdatedDocuments({
  db,
  embedder,
  jobs,
}: Pick<Deps, 'db' | 'embedder' | 'jobs'>): Promise<number> {
  const outdated = await inTransaction(db, async (trx) => {
    const ids = await listOutdatedDocuments(trx, embedder.id, SEGMENT_FORMAT);
    for (const documentId of ids) await jobs.enqueue(trx, 'ingest-document', { documentId });
    return ids;
  });
  if (outdated.length > 0) jobs.wake();
  return outdated.length;
}
