import type pg from 'pg';
import type { Db } from '../db/client.ts';
import { KNOWN_MIGRATIONS, migrateTo } from '../db/migrate.ts';
import { type BackupReport, type BackupRow, type BackupTable, RecoveryError, readBackup } from './backup-file.ts';
import { quoted } from './tables.ts';

const MOST_ROWS = 200;
const MOST_CHARACTERS = 2_000_000;

/** Stands in the database while a restore is on its way: what it finds half done is nobody's data and may go. */
const MARK = 'nestling_restoring';

/**
 * Fills an empty database with a backup that `verifyBackup` has read to its end. Throws a RecoveryError when it is newer
 * than this version, or when the database already has families in it.
 */
export async function restoreBackup(database: { db: Db; pool: pg.Pool }, { file }: BackupReport): Promise<void> {
  const { head, rows } = await readBackup(file);
  const unknown = head.migrations.filter((name, n) => KNOWN_MIGRATIONS[n] !== name);
  const last = head.migrations.at(-1);
  if (unknown.length > 0 || last === undefined)
    throw new RecoveryError(
      `${file} was made by a newer version of Nestling. Install that version, or a later one, first.`,
    );
  const { pool } = database;
  await clear(pool);
  await pool.query(`create table ${MARK} ()`);
  await migrateTo(database.db, last);
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local statement_timeout = 0`);
    for await (const batch of inBatches(rows)) await insert(client, head.tables[batch.table], batch.rows);
    for (const table of head.tables) await continueCounting(client, table);
    await client.query(`drop table ${MARK}`);
    await client.query('commit');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Throws when a restore into this database did not come to its end. */
export async function refuseHalfRestored(pool: pg.Pool): Promise<void> {
  if (await isThere(pool, MARK))
    throw new RecoveryError(
      'A restore into this database did not come to its end. Run `pnpm restore FILE` again; the database holds nothing else.',
    );
}

async function isThere(pool: pg.Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    `public.${table}`,
  ]);
  return rows[0]?.is_there === true;
}

/** An empty database stays as it is, what an unfinished restore left goes, and anything else is not touched. */
async function clear(pool: pg.Pool): Promise<void> {
  if (await isThere(pool, MARK)) {
    const { rows } = await pool.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public'`,
    );
    await pool.query(`drop table ${rows.map(({ tablename }) => quoted(tablename)).join(', ')} cascade`);
    return;
  }
  if (await isThere(pool, 'kysely_migration'))
    throw new RecoveryError(
      'This database is in use: a restore never writes over data. Name an empty database in DATABASE_URL.',
    );
}

async function* inBatches(rows: AsyncIterable<BackupRow>) {
  let batch: { table: number; rows: BackupRow['values'][] } | undefined;
  let characters = 0;
  for await (const { table, values } of rows) {
    if (batch && (batch.table !== table || batch.rows.length >= MOST_ROWS || characters > MOST_CHARACTERS)) {
      yield batch;
      batch = undefined;
    }
    if (!batch) {
      batch = { table, rows: [] };
      characters = 0;
    }
    batch.rows.push(values);
    characters += values.reduce((sum, value) => sum + (value?.length ?? 0), 0);
  }
  if (batch) yield batch;
}

async function insert(client: pg.ClientBase, table: BackupTable | undefined, rows: BackupRow['values'][]) {
  if (!table) throw new RecoveryError('The backup names a table that it does not describe.');
  const { name, columns } = table;
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column, n) => `v.c${n}::${column.type}`).join(', ');
  const lists = columns.map((_, n) => `$${n + 1}::text[]`).join(', ');
  const aliases = columns.map((_, n) => `c${n}`).join(', ');
  await client.query(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${values} from unnest(${lists}) with ordinality as v(${aliases}, place) order by v.place`,
    columns.map((_, n) => rows.map((row) => row[n] ?? null)),
  );
}

/** The next new row gets the id after the largest one. */
async function continueCounting(client: pg.ClientBase, { name, columns }: BackupTable) {
  if (!columns.some((column) => column.name === 'id')) return;
  const found = await client.query<{ sequence: string | null }>(
    `select pg_get_serial_sequence('public.' || quote_ident($1), 'id') as sequence`,
    [name],
  );
  const sequence = found.rows[0]?.sequence;
  if (!sequence) return;
  await client.query(`select setval($1, coalesce((select max(id) from ${quoted(name)}), 0) + 1, false)`, [sequence]);
}
