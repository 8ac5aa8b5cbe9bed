import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { chunkText } from '@nestling/rag/chunk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { writeForm } from './fixtures/http-client.ts';

const main = path.resolve(import.meta.dirname, '../../main.ts');
const dataDir = mkdtempSync(path.join(tmpdir(), 'nestling-restart-'));
const TEXT = Array.from(
  { length: 900 },
  (_, day) => `# Day ${day}\n\n${`On day ${day} the baby slept, ate and laughed ${day % 7} times. `.repeat(20).trim()}`,
).join('\n\n');

let settings: Record<string, string>;
let dropDatabase = async () => {};
let running: ChildProcess | undefined;
let port: number;

beforeAll(async () => {
  const database = await createTestDatabase();
  if (database) dropDatabase = database.drop;
  port = await findFreePort();
  settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
});
afterAll(async () => {
  await kill();
  await dropDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

const call = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${address}`, init);

async function start() {
  running = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...settings }, stdio: 'ignore' });
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const answer = await call('/api/ready').catch(() => undefined);
    if (answer?.ok) return;
    if (running.exitCode !== null) throw new Error(`the server ended with ${running.exitCode}`);
    await sleep(100);
  }
  throw new Error('the server did not become ready');
}

async function kill() {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGKILL');
  await ended;
}

test('kill -9 while a document is being made searchable loses nothing and repeats nothing (CRASH-002)', async () => {
  await start();
  const registered = await call('/api/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'restarting-parent', password: 'correct horse' }),
  });
  const cookie = (registered.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
  const uploaded = await call('/api/documents/upload', {
    method: 'POST',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=nestling-boundary' },
    body: new Uint8Array(writeForm([{ name: 'file', filename: 'days.txt', value: TEXT }])),
  });
  expect(uploaded.status).toBe(201);
  const { id } = (await uploaded.json()) as DocumentSummary;
  const find = async () =>
    ((await (await call('/api/documents', { headers: { cookie } })).json()) as DocumentSummary[]).find(
      (document) => document.id === id,
    );

  for (const waitMs of [0, 150]) {
    await sleep(waitMs);
    await kill();
    await start();
    expect(await find()).toMatchObject({ filename: 'days.txt' });
  }
  // On PostgreSQL the job waits until the lease of the dead process is over.
  await expect.poll(async () => (await find())?.status, { timeout: 80_000, interval: 250 }).toBe('ready');
  expect((await find())?.chunks).toBe(chunkText(TEXT).length);
}, 150_000);
