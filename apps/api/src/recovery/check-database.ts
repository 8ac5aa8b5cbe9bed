import type pg from 'pg';
import { listTables, quoted } from './tables.ts';

/** Reads every row of every table, all of its columns; a damaged page is met here and not by a family. Rows by table. */
export async function checkDatabase(pool: pg.Pool): Promise<Record<string, number>> {
  const client = await pool.connect();
  try {
    const counts: Record<string, number> = {};
    await client.query('set statement_timeout = 0');
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ rows: number; characters: string }>(
        `select count(*)::int as rows, coalesce(sum(length(t::text)), 0) as characters from ${quoted(name)} t`,
      );
      counts[name] = rows[0]?.rows ?? 0;
    }
    return counts;
  } finally {
    client.release(true);
  }
}
