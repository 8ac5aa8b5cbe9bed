import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** `placeHash` tells an account's name and a place apart from all others, and gives neither away. */
export async function isKnownPlace(db: Db, placeHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_places')
    .select('user_id')
    .where('place_hash', '=', placeHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the place, and of the account's places the `most` that were seen last. */
export async function keepPlace(
  db: Db,
  { userId, placeHash, now, most }: { userId: number; placeHash: string; now: Date; most: number },
): Promise<void> {
  await db
    .insertInto('known_places')
    .values({ user_id: userId, place_hash: placeHash, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'place_hash']).doUpdateSet({ seen_at: now }))
    .execute();
  await sql`
    delete from known_places where user_id = ${userId} and place_hash not in (
      select place_hash from known_places where user_id = ${userId} order by seen_at desc limit ${most}
    )`.execute(db);
}
