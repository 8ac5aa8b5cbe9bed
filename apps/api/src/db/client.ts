import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Env } from '../platform/env.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start.ts';
import type { DB } from './schema.ts';

export type Db = Kysely<DB>;
export type DatabaseHandle = { db: Db; pool: pg.Pool; isEmbedded: boolean; close: () => Promise<void> };

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/**
 * One: behind the socket is one session, and the steps of a query (parse, bind, execute) that come over two connections
 * can be taken in turns, so that one loses its statement to the other. Requests wait for the connection instead.
 */
const EMBEDDED_POOL_MAX = 1;
/** Ids are 64 bits in the database and stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

type Place = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL_MAX'> & {
  /** Undefined keeps an embedded database in memory (tests). */
  DATA_DIR: string | undefined;
  /** What a database in memory begins with, instead of nothing. */
  template?: string | undefined;
};

/** Opens PostgreSQL at DATABASE_URL, or the embedded PGlite under DATA_DIR; the same driver serves both. `cluster`: another folder there. */
export async function createDb(env: Place, logger: FastifyBaseLogger, cluster?: string): Promise<DatabaseHandle> {
  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR, cluster, env.template);
  const pool = embedded
    ? new pg.Pool({ ...embedded.connection, types, max: EMBEDDED_POOL_MAX, connectionTimeoutMillis: 30_000 })
    : new pg.Pool({
        connectionString: env.DATABASE_URL,
        types,
        max: env.DATABASE_POOL_MAX,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
        idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
        keepAlive: true,
        application_name: 'nestling',
      });
  const onLost = (error: Error) => logger.warn({ err: error }, 'a database connection was lost');
  pool.on('error', onLost);
  // The pool listens to idle connections alone; one that is lost while a query holds it would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, isEmbedded: embedded !== undefined, close: () => closeAll(db, embedded) };
}

/** Runs `work` on a connection that no statement is cut off on: a migration of many rows takes minutes. */
export async function withoutStatementLimit(
  env: Pick<Env, 'DATABASE_URL'>,
  database: DatabaseHandle,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  if (database.isEmbedded) return work(database.db);
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, types, max: 1, keepAlive: true });
  pool.on('connect', (client) => {
    client.on('error', () => {});
    void client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0').catch(() => {});
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

async function closeAll(db: Db, embedded: EmbeddedDatabase | undefined) {
  await db.destroy();
  await embedded?.stop();
}
