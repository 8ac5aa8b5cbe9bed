import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = path.resolve(import.meta.dirname, '../src/main.ts');
const READY_LIMIT_MS = 60_000;
/** A run asks more in an hour than a family in a year. */
const UNLIMITED = { AUTH_RATE_LIMIT: '100000', MEMBER_MESSAGES_A_MINUTE: '100000', MEMBER_MESSAGES_A_DAY: '100000' };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The product as `start` runs it, on an empty folder that goes away at the end; settings come from the environment. */
export async function startServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nestling-eval-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...UNLIMITED, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const close = async () => {
    child.kill('SIGTERM');
    await closed;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const isReady = await fetch(`${url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { url, close };
    await sleep(100);
  }
  await close();
  throw new Error('The server did not get ready.');
}
