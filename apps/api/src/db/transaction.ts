import type { Transaction } from 'kysely';
import type { Db } from './client.ts';
import type { DB } from './schema.ts';

/** Runs `work` in one transaction. Inside, only `trx` may be used: `db` would wait for itself on the embedded engine. */
export function inTransaction<T>(db: Db, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}
