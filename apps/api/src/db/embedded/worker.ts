import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openPglite } from './open.ts';

const { dataDir, socketPath, template }: { dataDir?: string; socketPath: string; template?: string } = workerData;

const pg = await openPglite(dataDir, template);
const server = new PGLiteSocketServer({ db: pg, path: socketPath, maxConnections: 16 });
await server.start();

parentPort?.on('message', async () => {
  await server.stop();
  await pg.close();
  parentPort?.postMessage('stopped');
});
parentPort?.postMessage('ready');
