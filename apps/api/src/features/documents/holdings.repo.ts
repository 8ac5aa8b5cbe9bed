import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

export type Holdings = { documents: number; shared: number; textBytes: number };

/** How many documents a member has, how many of them shared, and the bytes of their text (known without reading it). */
export async function listHoldings(db: Db, userId: number): Promise<Holdings> {
  return db
    .selectFrom('documents')
    .select([
      sql<number>`count(*)::int`.as('documents'),
      sql<number>`count(*) filter (where shared)::int`.as('shared'),
      sql<number>`coalesce(sum(octet_length(content)), 0)::float8`.as('textBytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function countServerText(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('documents')
    .select(sql<number>`coalesce(sum(octet_length(content)), 0)::float8`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}
