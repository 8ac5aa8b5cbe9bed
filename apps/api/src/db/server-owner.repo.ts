import type { Db } from './client.ts';

/** Whose server it is; undefined while nobody owns it. */
export async function findOwnerId(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('server_owner').select('user_id').executeTakeFirst();
  return row?.user_id;
}
