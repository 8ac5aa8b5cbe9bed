import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './lock.ts';

export type EmbeddedDatabase = {
  connection: { host: string; port: number; user: string; database: string };
  stop: () => Promise<void>;
};

const PORT = 5432;

/** Where the database lies within DATA_DIR. */
export const CLUSTER = 'pglite';

/**
 * Starts PGlite in a worker thread, so that a long query never blocks the server, behind a private unix socket.
 * `dataDir` undefined keeps everything in memory (tests), where `template` is the dump to begin with; `cluster` is the
 * folder within it.
 */
export async function startEmbedded(
  dataDir: string | undefined,
  cluster = CLUSTER,
  template?: string,
): Promise<EmbeddedDatabase> {
  if (dataDir) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = dataDir ? lockFolder(dataDir) : undefined;
  const socketFolder = mkdtempSync(path.join(tmpdir(), 'nestling-'));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: {
      dataDir: dataDir && path.join(dataDir, cluster),
      socketPath: path.join(socketFolder, `.s.PGSQL.${PORT}`),
      template,
    },
  });
  const cleanUp = () => {
    rmSync(socketFolder, { recursive: true, force: true });
    lock?.release();
  };
  try {
    await said(worker, 'ready');
  } catch (error) {
    cleanUp();
    throw error;
  }
  return {
    connection: { host: socketFolder, port: PORT, user: 'postgres', database: 'postgres' },
    stop: async () => {
      const stopped = said(worker, 'stopped');
      worker.postMessage('stop');
      await stopped;
      await worker.terminate();
      cleanUp();
    },
  };
}

function said(worker: Worker, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code}`)));
    worker.on('message', (message) => message === word && resolve());
  });
}
