import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { dataDir, socketPath }: { dataDir: string | undefined; socketPath: string } = workerData;

/** PGlite turns fsync off (`-F`); a family's data must survive a power cut, so it is turned on for a stored folder. */
const startParams = dataDir
  ? [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      'shared_buffers=16MB',
    ]
  : [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Emscripten leaves fsync out of its Node file system; PGlite does not describe that part of its module. */
type NodeFs = { stream_ops: { fsync?: (stream: { nfd: number }) => void } };

const pg = await PGlite.create({ dataDir, extensions: { vector }, startParams });
if (dataDir) {
  const { NODEFS } = pg.Module as unknown as { NODEFS: NodeFs };
  NODEFS.stream_ops.fsync = (stream) => fsyncSync(stream.nfd);
}
const server = new PGLiteSocketServer({ db: pg, path: socketPath, maxConnections: 16 });
await server.start();

parentPort?.on('message', async () => {
  await server.stop();
  await pg.close();
  parentPort?.postMessage('stopped');
});
parentPort?.postMessage('ready');
