import { CompiledQuery } from 'kysely';
import type { Db } from './client.ts';

export const LIMIT_TABLE = 'rate_limits';

type Query = { text: string; values?: readonly unknown[] };

/**
 * What rate-limiter-flexible asks of a pool. Its names for prepared statements are left out: behind the embedded engine's
 * socket is one session, which would keep a name when the connection that prepared it is replaced.
 */
export function createLimitStore(db: Db) {
  return {
    query: async ({ text, values = [] }: Query) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: rows.length };
    },
  };
}
