import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db } from './client.ts';
import type { DB } from './schema.ts';

/** Of two transactions that wait for each other PostgreSQL ends one; run again, it finds what the other has left. */
const LOST_RACES = new Set(['40P01', '40001']);
const MOST_TRIES = 4;
const PAUSE_MS = 40;

/**
 * Runs `work` in one transaction, and again when it lost a race for rows: outside the database it must do nothing that may not be
 * done twice. Inside, only `trx` may be used: `db` would wait for itself on the embedded engine.
 */
export async function inTransaction<T>(db: Db, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === MOST_TRIES || !isLostRace(error)) throw error;
      await sleep(Math.random() * PAUSE_MS * tries);
    }
  }
}

const isLostRace = (error: unknown) => error instanceof Error && 'code' in error && LOST_RACES.has(String(error.code));
