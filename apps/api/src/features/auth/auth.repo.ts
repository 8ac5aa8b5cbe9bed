import type { Db } from '../../db/client.ts';
import { MESSAGE_COLUMNS } from '../../db/message-columns.ts';

type LoginRow = { id: number; username: string; password: string | null };

export function findLoginByName(db: Db, usernameKey: string): Promise<LoginRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'password'])
    .where('username_key', '=', usernameKey)
    .executeTakeFirst();
}

export function findLoginById(db: Db, userId: number): Promise<LoginRow | undefined> {
  return db.selectFrom('users').select(['id', 'username', 'password']).where('id', '=', userId).executeTakeFirst();
}

/** Undefined when the name is taken. */
export async function addUser(
  db: Db,
  user: { username: string; usernameKey: string; password: string | null; appleId?: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      username: user.username,
      username_key: user.usernameKey,
      password: user.password,
      apple_id: user.appleId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findUserIdByAppleId(db: Db, appleId: string): Promise<number | undefined> {
  const row = await db.selectFrom('users').select('id').where('apple_id', '=', appleId).executeTakeFirst();
  return row?.id;
}

export async function updatePassword(db: Db, userId: number, password: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password, reset_token: null, reset_token_expires: null })
    .where('id', '=', userId)
    .execute();
}

/** False, and nothing is changed, when there is a token that expires after `unlessExpiresAfter`. */
export async function replaceResetToken(
  db: Db,
  userId: number,
  token: { tokenHash: string; expires: Date; unlessExpiresAfter: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ reset_token: token.tokenHash, reset_token_expires: token.expires })
    .where('id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('reset_token_expires', 'is', null), eb('reset_token_expires', '<=', token.unlessExpiresAfter)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the token away in the same statement, so that it works once even when used twice at the same time. */
export async function takeResetToken(db: Db, tokenHash: string, now: Date): Promise<number | undefined> {
  const row = await db
    .updateTable('users')
    .set({ reset_token: null, reset_token_expires: null })
    .where('reset_token', '=', tokenHash)
    .where('reset_token_expires', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function removeUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** Everything kept of one person, by table, for the person. Vectors and credentials are left out. */
export async function listOwnData(db: Db, userId: number) {
  return {
    documents: await db
      .selectFrom('documents')
      .select(['id', 'filename', 'content', 'uploaded_at', 'shared', 'sourcename', 'status'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    chatSessions: await db
      .selectFrom('chat_sessions')
      .select(['id', 'name', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    messages: await db
      .selectFrom('messages')
      .select(MESSAGE_COLUMNS)
      .where('messages.user_id', '=', userId)
      .orderBy('messages.id')
      .execute(),
    progress: await db
      .selectFrom('topic_progress')
      .select(['kind', 'item_id', 'answer', 'date', 'note'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    visitQuestions: await db
      .selectFrom('visit_questions')
      .select(['text', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    invitations: await db
      .selectFrom('invitations')
      .select(['label', 'created_at', 'expires_at'])
      .where('created_by', '=', userId)
      .orderBy('id')
      .execute(),
    signIns: await db
      .selectFrom('auth_sessions')
      .select(['device', 'place', 'time_zone', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'rp_id', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    securityEvents: await db
      .selectFrom('security_events')
      .select(['kind', 'details', 'device', 'place', 'times', 'created_at', 'last_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  };
}
