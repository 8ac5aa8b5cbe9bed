import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { createDb } from '../db/client.ts';
import { CLUSTER } from '../db/embedded/start.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { type BackupReport, RecoveryError, verifyBackup } from './backup-file.ts';
import { checkDatabase } from './check-database.ts';
import { askForBackup } from './control.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const USAGE = `pnpm backup FILE    writes all rows to FILE and reads it back; the server may run
pnpm restore FILE   fills an empty database (DATABASE_URL, or DATA_DIR) with a backup
pnpm check          reads every row of the database; the embedded one must not be in use
pnpm check FILE     reads a backup to its end`;

const RESTORING = `${CLUSTER}.restoring`;
const quiet = pino({ level: 'silent' });

async function backup(env: Env, file: string): Promise<BackupReport> {
  try {
    return await withDatabase(env, CLUSTER, ({ pool }) => writeBackup(pool, file, new Date()));
  } catch (error) {
    if (isInUse(error)) return askForBackup(env.DATA_DIR, file);
    throw error;
  }
}

/** The embedded database is filled beside its place and moved there when it is whole. */
async function restore(env: Env, file: string): Promise<BackupReport> {
  const place = path.join(env.DATA_DIR, CLUSTER);
  if (!env.DATABASE_URL && existsSync(place))
    throw new RecoveryError(
      `There is a database in ${place}: a restore never writes over data. Move that folder away first.`,
    );
  const report = await verifyBackup(file);
  const fill = (cluster: string) => withDatabase(env, cluster, (database) => restoreBackup(database, report));
  if (env.DATABASE_URL) {
    await fill(CLUSTER);
    return report;
  }
  rmSync(path.join(env.DATA_DIR, RESTORING), { recursive: true, force: true });
  await fill(RESTORING);
  renameSync(path.join(env.DATA_DIR, RESTORING), place);
  return report;
}

async function withDatabase<T>(
  env: Env,
  cluster: string,
  use: (database: Awaited<ReturnType<typeof createDb>>) => Promise<T>,
) {
  const database = await createDb(env, quiet, cluster);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

const isInUse = (error: unknown) => error instanceof Error && error.message.includes('is in use by');

function print(rows: Record<string, number>) {
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  for (const [name, count] of Object.entries(rows)) console.log(`${name.padEnd(width)} ${String(count).padStart(9)}`);
}

const [command, named] = process.argv.slice(2).filter((argument) => argument !== '--');
const file = named && path.resolve(process.env.INIT_CWD ?? '.', named);
try {
  const env = readEnv();
  if (command === 'backup' && file) {
    const made = await backup(env, file);
    print(made.rows);
    console.log(
      `${made.file}: made and read back. Keep SESSION_SECRET, or DATA_DIR/session.key, elsewhere: it is not in it.`,
    );
  } else if (command === 'restore' && file) {
    const report = await restore(env, file);
    print(report.rows);
    console.log(`Restored as of ${report.madeAt}. The next start brings it up to date.`);
  } else if (command === 'check') {
    if (!file && !env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, CLUSTER)))
      throw new RecoveryError(`There is no database in ${env.DATA_DIR}.`);
    print(file ? (await verifyBackup(file)).rows : await withDatabase(env, CLUSTER, ({ pool }) => checkDatabase(pool)));
    console.log('All of it could be read.');
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  const isTold = error instanceof RecoveryError || isInUse(error);
  console.error(isTold && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
