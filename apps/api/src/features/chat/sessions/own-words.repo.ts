import type { Db } from '../../../db/client.ts';

/** The parent's own words of earlier, newest first, apart from `beforeId` and later. */
export async function listOwnWords(
  db: Db,
  userId: number,
  beforeId: number,
  limit: number,
): Promise<{ id: number; sessionId: number; content: string; sessionName: string; createdAt: Date }[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'messages.session_id')
    .select(['messages.id', 'messages.session_id', 'messages.content', 'messages.created_at', 'chat_sessions.name'])
    .where('messages.user_id', '=', userId)
    .where('messages.role', '=', 'user')
    .where('messages.id', '<', beforeId)
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.session_id,
    content: row.content,
    sessionName: row.name,
    createdAt: row.created_at,
  }));
}
