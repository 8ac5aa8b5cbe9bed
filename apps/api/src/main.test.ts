import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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

test('a failure that nobody handles is logged without what it carries, and the server closes itself with 1', async () => {
  const { started, output, ended } = start({});
  await expect.poll(output, { timeout: 40_000 }).toContain('Nestling is ready');
  started.kill('SIGUSR2');
  expect((await ended)[0]).toBe(1);
  const fatal = output()
    .split('\n')
    .find((line) => line.includes('unexpected failure'));
  expect(JSON.parse(fatal ?? '')).toMatchObject({ level: 60, err: { message: 'injected fault' } });
  expect(output()).toContain('"closing"');
  expect(output()).not.toContain('quokka');
});

test('settings that cannot work are told in words before anything is opened', async () => {
  const { output, ended } = start({ PORT: 'eighty', TRUST_PROXY: 'true' });
  expect((await ended)[0]).toBe(1);
  expect(output()).toContain('PORT must be a number');
  expect(output()).toContain('TRUST_PROXY');
  expect(output()).not.toMatch(/\n\s+at /);
});
