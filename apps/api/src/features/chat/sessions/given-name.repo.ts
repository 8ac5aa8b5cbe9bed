import type { Db } from '../../../db/client.ts';

/** Replaces the name that the product gave; one that the person chose meanwhile stays. */
export async function updateGivenName(
  db: Db,
  userId: number,
  sessionId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('chat_sessions')
    .set({ name: to })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('name', '=', from)
    .execute();
}
