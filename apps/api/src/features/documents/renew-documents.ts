import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { indexedAs } from '../../retrieval/indexed-as.ts';
import { listOutdatedDocuments } from './ingest.repo.ts';

const BATCH = 50;
const PAUSE_MS = 1_000;

type RenewDeps = Pick<Deps, 'db' | 'embedder' | 'jobs' | 'logger'>;
export type Renewal = {
  /** Resolves with how many documents were given to the queue. */
  finished: Promise<number>;
  stop: () => void;
};

/**
 * To be called at start: after a change of the embedding model, or of the word index, every document is made searchable
 * again in the background, a batch at a time and behind what people upload meanwhile. What a document has goes on answering.
 */
export function renewOutdatedDocuments(deps: RenewDeps, { batch = BATCH, pauseMs = PAUSE_MS } = {}): Renewal {
  const stopping = new AbortController();
  const { signal } = stopping;
  const finished = renewAll(deps, batch, pauseMs, signal).catch((error) => {
    if (!signal.aborted) deps.logger.warn({ err: error }, 'not every document was renewed; the next start goes on');
    return 0;
  });
  return { finished, stop: () => stopping.abort() };
}

async function renewAll({ db, embedder, jobs }: RenewDeps, batch: number, pauseMs: number, signal: AbortSignal) {
  let renewed = 0;
  // Forward only: a document that cannot be renewed is tried once a start.
  for (let after = 0; !signal.aborted; ) {
    if ((await jobs.countLater(db)) <= batch / 2) {
      const ids = await inTransaction(db, async (trx) => {
        const outdated = await listOutdatedDocuments(trx, indexedAs(embedder), after, batch);
        for (const documentId of outdated) await jobs.enqueueLater(trx, 'ingest-document', { documentId });
        return outdated;
      });
      if (ids.length > 0) jobs.wake();
      renewed += ids.length;
      if (ids.length < batch) return renewed;
      after = ids.at(-1) ?? after;
    }
    await sleep(pauseMs, undefined, { signal, ref: false });
  }
  return renewed;
}
