import type { ChatSession, ListedSession } from '@nestling/contracts/chat';
import type { Page } from '@nestling/contracts/paging';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB } from '../../../db/schema.ts';

const SESSION_COLUMNS = ['id', 'name', 'created_at'] as const;

type SessionRow = Pick<Selectable<DB['chat_sessions']>, 'id' | 'name' | 'created_at'>;

const toSession = (row: SessionRow): ChatSession => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
});

const isUnused = sql<boolean>`not is_named and not exists (select from messages where session_id = chat_sessions.id)`;

const ownSessions = (db: Db, userId: number, { before, limit }: Page) =>
  db
    .selectFrom('chat_sessions')
    .select(SESSION_COLUMNS)
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .orderBy('id', 'desc');

export async function listSessions(db: Db, userId: number, page: Page): Promise<ChatSession[]> {
  return (await ownSessions(db, userId, page).execute()).map(toSession);
}

export async function findSession(db: Db, userId: number, sessionId: number): Promise<ChatSession | undefined> {
  const row = await db
    .selectFrom('chat_sessions')
    .select(SESSION_COLUMNS)
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && toSession(row);
}

export async function addSession(db: Db, userId: number, name: string, isNamed: boolean): Promise<ChatSession> {
  const row = await db
    .insertInto('chat_sessions')
    .values({ name, user_id: userId, is_named: isNamed })
    .returning(SESSION_COLUMNS)
    .executeTakeFirstOrThrow();
  return toSession(row);
}

/** Holds the session until the transaction ends, so that two messages at once are stored one after the other. */
export async function lockSession(
  db: Db,
  userId: number,
  sessionId: number,
): Promise<{ isNamed: boolean } | undefined> {
  const row = await db
    .selectFrom('chat_sessions')
    .select('is_named')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row && { isNamed: row.is_named };
}

export async function updateSessionName(
  db: Db,
  userId: number,
  sessionId: number,
  name: string,
): Promise<ChatSession | undefined> {
  const row = await db
    .updateTable('chat_sessions')
    .set({ name, is_named: true })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning(SESSION_COLUMNS)
    .executeTakeFirst();
  return row && toSession(row);
}

export async function removeSession(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('chat_sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** With what a list must know of each, to leave out those that nothing was written in. */
export async function listSessionsToShow(db: Db, userId: number, page: Page = {}): Promise<ListedSession[]> {
  const rows = await ownSessions(db, userId, page).select(isUnused.as('is_unused')).execute();
  return rows.map((row) => ({ ...toSession(row), isUnused: row.is_unused }));
}

export async function removeUnusedSessions(db: Db, userId: number, before: Date): Promise<void> {
  await db
    .deleteFrom('chat_sessions')
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .where(isUnused)
    .execute();
}
