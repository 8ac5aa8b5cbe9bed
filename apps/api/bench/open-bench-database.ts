import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createDb, type Db } from '../src/db/client.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';

export const quiet = pino({ level: 'warn' }, process.stderr);

/** A fresh database: the embedded engine, or a new one on the server at `url`; gone once closed. */
export async function openBenchDatabase(url: string | undefined): Promise<{ db: Db; close: () => Promise<void> }> {
  if (url) process.env.TEST_DATABASE_URL = url;
  const server = url ? await createTestDatabase() : undefined;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nestling-bench-'));
  const database = await createDb({ DATABASE_URL: server?.url, DATABASE_POOL_MAX: 4, DATA_DIR: dataDir }, quiet);
  await migrateToLatest(database.db);
  return {
    db: database.db,
    close: async () => {
      await database.close();
      await server?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
