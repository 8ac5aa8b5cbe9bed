import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from './test-database.ts';

const MAIN = path.resolve(import.meta.dirname, '../main.ts');
const READY_LIMIT_MS = 110_000;

export type Server = {
  url: string;
  dataDir: string;
  /** Everything the server has logged. */
  log: () => string;
  /** SIGKILL, as a power cut or the out-of-memory killer would. */
  kill: () => Promise<void>;
  /** SIGTERM; its data stay. */
  stop: () => Promise<void>;
  /** On the same data and the same port. */
  start: () => Promise<void>;
  close: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * Data as a first start leaves it, for the servers of a run to begin on copies of: to make and migrate an embedded database takes longer than many a
 * test. Answers how to remove it.
 */
export async function makeEmptyData(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => undefined;
  const server = await startServer();
  await server.stop();
  process.env.EMPTY_DATA = server.dataDir;
  return server.close;
}

/** The product as `pnpm start` runs it, on data of its own: embedded, or on the PostgreSQL at TEST_DATABASE_URL. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nestling-served-'));
  const database = await createTestDatabase();
  if (process.env.EMPTY_DATA) cpSync(process.env.EMPTY_DATA, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let log = '';

  async function start() {
    const running = spawn(process.execPath, ['--no-wasm-code-gc', MAIN], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        AUTH_RATE_LIMIT: '1000',
        ...(database ? { DATABASE_URL: database.url } : {}),
        ...settings,
      },
    });
    child = running;
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
    const deadline = Date.now() + READY_LIMIT_MS;
    while (Date.now() < deadline && running.exitCode === null) {
      const isReady = await fetch(`${url}/api/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      await sleep(50);
    }
    throw new Error(`The server did not get ready:\n${log}`);
  }

  async function stop(signal: NodeJS.Signals) {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const closed = new Promise((resolve) => running.once('close', resolve));
    running.kill(signal);
    await closed;
  }

  await start();
  return {
    url,
    dataDir,
    log: () => log,
    kill: () => stop('SIGKILL'),
    stop: () => stop('SIGTERM'),
    start,
    close: async () => {
      await stop('SIGTERM');
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
