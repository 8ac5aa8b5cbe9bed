import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { createDb, type DatabaseHandle, type Db } from '../db/client.ts';
import type { Env } from '../platform/env.ts';

/** Databases whose servers have closed, empty again, each with its shape at first: to start the engine takes longer than many a test. */
const idle: { database: DatabaseHandle; shape: string }[] = [];
/** More at once are rarely needed, and each holds some 100 MB. */
const MOST_IDLE = 3;
/** What migrations have written stays. */
const MIGRATIONS = 'kysely_migration%';

/**
 * The embedded engine in memory with a migrated, empty database. Closed, it is emptied for the next server; one whose tables a
 * test has changed, or that does not answer any more, ends.
 */
export async function takeMemoryDatabase(env: Env, logger: FastifyBaseLogger): Promise<DatabaseHandle> {
  const { database, shape } = idle.pop() ?? (await startOne(env, logger));
  return {
    ...database,
    close: async () => {
      if (idle.length < MOST_IDLE && (await isEmptied(database.db, shape))) idle.push({ database, shape });
      else await database.close();
    },
  };
}

async function startOne(env: Env, logger: FastifyBaseLogger) {
  const database = await createDb({ ...env, DATA_DIR: undefined, template: process.env.MIGRATED_DATABASE }, logger);
  return { database, shape: await shapeOf(database.db) };
}

async function isEmptied(db: Db, shape: string): Promise<boolean> {
  try {
    const { rows } = await sql<{ tablename: string }>`
      select tablename from pg_tables where schemaname = 'public' and tablename not like ${MIGRATIONS}`.execute(db);
    const tables = sql.join(rows.map(({ tablename }) => sql.table(tablename)));
    await sql`truncate ${tables} restart identity cascade`.execute(db);
    await sql`discard all`.execute(db);
    return (await shapeOf(db)) === shape;
  } catch {
    return false;
  }
}

/** Columns, constraints, indexes, triggers and functions, in one number. */
async function shapeOf(db: Db): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(string_agg(part, ';' order by part)) as shape from (
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as part
        from information_schema.columns where table_schema = 'public'
      union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(pg_proc.oid) from pg_proc join pg_language on pg_language.oid = prolang
        where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
    ) as parts`.execute(db);
  return rows[0]?.shape ?? '';
}
