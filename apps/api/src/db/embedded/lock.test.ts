import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nestling-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder in use is refused in words, and free again afterwards (RACE-007)', () => {
  const first = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${process.pid}, .*DATA_DIR`));
  first.release();
  lockFolder(folder).release();
});

test('a folder whose owner was killed is free', async () => {
  const script = path.join(folder, 'hold.mjs');
  const lock = JSON.stringify(path.join(import.meta.dirname, 'lock.ts'));
  writeFileSync(
    script,
    `const { lockFolder } = await import(${lock}); globalThis.held = lockFolder(${JSON.stringify(folder)}); process.send('held'); setInterval(() => {}, 1000);`,
  );
  const owner = fork(script, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await once(owner, 'message');
  expect(() => lockFolder(folder)).toThrow(`process ${owner.pid}`);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  lockFolder(folder).release();
});

test('a file that is no lock is said to be none', () => {
  writeFileSync(path.join(folder, 'lock.sqlite'), 'not a lock at all, but long enough to be read as one '.repeat(40));
  expect(() => lockFolder(folder)).toThrow(/is not a lock of Nestling\. Nobody uses it: delete it/);
});
