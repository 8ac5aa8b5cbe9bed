import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const main = path.join(import.meta.dirname, 'main.ts');
/** Rejects on a signal, with nobody to handle it. The word is in no line of its source, which a stack may show. */
const FAULT = `process.on('SIGUSR2', () => { Promise.reject(Object.assign(new Error('injected fault'), { row: ['quo', 'kka'].join('') })); });`;

let child: ChildProcess | undefined;
let dataDir: string | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string>) {
  dataDir = mkdtempSync(path.join(tmpdir(), 'nestling-main-'));
  const started = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(FAULT)}`, main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { started, output: () => output, ended: once(started, 'exit') };
}

test('a failure that nobody handles is logged without what it carries, and the server closes itself with 1 (CRASH-013)', async () => {
  const { started, output, ended } = start({});
  await expect.poll(output, { timeout: 100_000 }).toContain('Nestling is ready');
  started.kill('SIGUSR2');
  expect((await ended)[0]).toBe(1);
  const fatal = output()
    .split('\n')
    .find((line) => line.includes('unexpected failure'));
  expect(JSON.parse(fatal ?? '')).toMatchObject({ level: 60, err: { message: 'injected fault' } });
  expect(output()).toContain('"closing"');
  expect(output()).not.toContain('quokka');
});

test('SIGTERM lets the request that is on its way come to its end, holds on to no connection and exits with 0', async () => {
  const { started, output, ended } = start({});
  await expect.poll(output, { timeout: 100_000 }).toContain('Nestling is ready');
  const port = Number(/Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output())?.[1]);
  const body = JSON.stringify({ username: 'in-flight', password: 'correct horse' });
  const post = 'POST /api/register HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  const open = (text: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let got = '';
    socket.on('data', (chunk) => {
      got += chunk.toString();
    });
    socket.on('error', () => undefined);
    return { socket, got: () => got };
  };
  const idle = open('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const late = open(`${post}content-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
  const never = open(`${post}content-length: 500\r\n\r\n{`);
  await expect.poll(idle.got).toContain('200 OK');
  const since = Date.now();
  started.kill('SIGTERM');
  await expect.poll(output).toContain('"closing"');
  late.socket.write(body.slice(10));
  await expect.poll(late.got).toContain('201 Created');
  expect((await ended)[0]).toBe(0);
  expect(Date.now() - since).toBeLessThan(10_000);
  never.socket.destroy();
});

test('settings that cannot work are told in words before anything is opened', async () => {
  const { output, ended } = start({ PORT: 'eighty', TRUST_PROXY: 'true' });
  expect((await ended)[0]).toBe(1);
  expect(output()).toContain('PORT must be a number');
  expect(output()).toContain('TRUST_PROXY');
  expect(output()).not.toMatch(/\n\s+at /);
});
