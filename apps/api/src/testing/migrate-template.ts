import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openPglite } from '../db/embedded/open.ts';
import { migrateToLatest } from '../db/migrate.ts';
import type { DB } from '../db/schema.ts';
import { createTestDatabase } from './test-database.ts';

const PORT = 5432;

/**
 * Migrates one database before the tests of a run, so that none of the servers they start has to: MIGRATED_DATABASE names
 * it, a dump for the embedded engine or a database of the server at TEST_DATABASE_URL.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await createTestDatabase();
  if (server) {
    await migrate({ connectionString: server.url });
    process.env.MIGRATED_DATABASE = new URL(server.url).pathname.slice(1);
    return server.drop;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'nestling-migrated-'));
  const file = path.join(folder, 'database.tar');
  writeFileSync(file, await dumpMigrated(folder));
  process.env.MIGRATED_DATABASE = file;
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function dumpMigrated(folder: string): Promise<Buffer> {
  const embedded = await openPglite(undefined);
  const socket = new PGLiteSocketServer({ db: embedded, path: path.join(folder, `.s.PGSQL.${PORT}`) });
  await socket.start();
  await migrate({ host: folder, port: PORT, user: 'postgres', database: 'postgres' });
  await socket.stop();
  const dump = await embedded.dumpDataDir('none');
  await embedded.close();
  return Buffer.from(await dump.arrayBuffer());
}

async function migrate(config: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...config, max: 1 });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}
