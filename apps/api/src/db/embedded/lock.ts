import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_NOTADB = 26;

/**
 * Takes the folder for this process: two PGlite processes on one folder lose rows silently. An exclusive SQLite
 * transaction is the lock because the operating system frees it even after kill -9.
 */
export function lockFolder(folder: string): { release: () => void } {
  const ownerFile = path.join(folder, 'lock-owner.txt');
  const lock = new DatabaseSync(path.join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA busy_timeout=300; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_NOTADB)
      throw new Error(
        `${path.join(folder, 'lock.sqlite')} is not a lock of Nestling. Nobody uses it: delete it and start again.`,
        {
          cause,
        },
      );
    throw new Error(
      `The data folder ${folder} is in use by ${readOwner(ownerFile)}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  writeFileSync(ownerFile, `process ${process.pid}, started ${new Date().toISOString()}\n`, { mode: 0o600 });
  return { release: () => lock.close() };
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'another process';
  }
}
