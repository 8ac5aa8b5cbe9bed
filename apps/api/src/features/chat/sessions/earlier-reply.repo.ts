import type { Db } from '../../../db/client.ts';

/** A reply of the session before this one that some process is still writing. */
export async function findEarlierRunning(
  db: Db,
  { sessionId, replyId, now }: { sessionId: number; replyId: number; now: Date },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('id', '<', replyId)
    .where('status', '=', 'generating')
    .where('lease_until', '>', now)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
