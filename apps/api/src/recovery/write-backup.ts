import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type BackupReport, type BackupRow, RecoveryError, writeBackupFile } from './backup-file.ts';
import { listTables, quoted } from './tables.ts';

const ROWS_AT_ONCE = 200;

/**
 * Writes all rows as they are at one moment to `file`, while others go on writing (on the embedded engine they wait),
 * and reads the file back before it counts as made.
 */
export async function writeBackup(pool: pg.Pool, file: string, now: Date): Promise<BackupReport> {
  if (existsSync(file))
    throw new RecoveryError(`${file} is there already. A backup never replaces a file: name another.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    // One spelling of times for every server, and time for tables that take longer than a request may.
    await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local statement_timeout = 0`);
    await client.query(`set local extra_float_digits = 1; set local bytea_output = 'hex'`);
    const tables = await listTables(client);
    const ran = await client.query<{ name: string }>('select name from kysely_migration order by name');
    const head = {
      madeAt: now.toISOString(),
      migrations: ran.rows.map(({ name }) => name),
      tables: tables.map(({ name, columns }) => ({ name, columns })),
    };
    return await writeBackupFile(file, head, readAll(client, tables));
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    await client.query('rollback').catch((error: Error) => {
      failure = error;
    });
    client.release(failure);
  }
}

async function* readAll(
  client: pg.ClientBase,
  tables: Awaited<ReturnType<typeof listTables>>,
): AsyncGenerator<BackupRow> {
  for (const [number, { name, columns, key }] of tables.entries()) {
    const list = columns.map((column) => `t.${quoted(column.name)}::text`).join(', ');
    const order = key.length > 0 ? ` order by ${key.map((column) => `t.${quoted(column)}`).join(', ')}` : '';
    await client.query(`declare backup no scroll cursor for select ${list} from ${quoted(name)} t${order}`);
    for (;;) {
      const batch = await client.query<(string | null)[]>({
        text: `fetch ${ROWS_AT_ONCE} from backup`,
        rowMode: 'array',
      });
      for (const values of batch.rows) yield { table: number, values };
      if (batch.rows.length < ROWS_AT_ONCE) break;
    }
    await client.query('close backup');
  }
}
