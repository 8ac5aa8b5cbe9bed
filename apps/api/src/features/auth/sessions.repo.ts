import type { SignedInDevice } from '@nestling/contracts/auth';
import type { Db } from '../../db/client.ts';

type Origin = { device: string; place: string };

export async function addAuthSession(
  db: Db,
  session: Origin & { id: string; userId: number; timeZone: string | null; now: Date; expires: Date },
): Promise<void> {
  await db
    .insertInto('auth_sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      device: session.device,
      place: session.place,
      time_zone: session.timeZone,
      created_at: session.now,
      last_seen_at: session.now,
      confirmed_at: session.now,
      expires_at: session.expires,
    })
    .execute();
}

export async function findAuthSession(
  db: Db,
  id: string,
  now: Date,
): Promise<{ userId: number; timeZone: string | null; lastSeenAt: Date; createdAt: Date } | undefined> {
  const row = await db
    .selectFrom('auth_sessions')
    .select(['user_id', 'time_zone', 'last_seen_at', 'created_at'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  return { userId: row.user_id, timeZone: row.time_zone, lastSeenAt: row.last_seen_at, createdAt: row.created_at };
}

export async function moveAuthSession(db: Db, id: string, timeZone: string): Promise<void> {
  await db.updateTable('auth_sessions').set({ time_zone: timeZone }).where('id', '=', id).execute();
}

export async function touchAuthSession(
  db: Db,
  id: string,
  { now, expires, device, place }: Origin & { now: Date; expires: Date },
): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ last_seen_at: now, expires_at: expires, device, place })
    .where('id', '=', id)
    .execute();
}

export async function findConfirmedAt(db: Db, id: string): Promise<Date | null> {
  const row = await db.selectFrom('auth_sessions').select('confirmed_at').where('id', '=', id).executeTakeFirst();
  return row?.confirmed_at ?? null;
}

export async function confirmAuthSession(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('auth_sessions').set({ confirmed_at: now }).where('id', '=', id).execute();
}

export async function listAuthSessions(
  db: Db,
  userId: number,
  { now, currentId }: { now: Date; currentId: string },
): Promise<SignedInDevice[]> {
  const rows = await db
    .selectFrom('auth_sessions')
    .select(['id', 'number', 'device', 'place', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    device: row.device,
    place: row.place,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === currentId,
  }));
}

export async function removeAuthSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('id', '=', id).execute();
}

/** What the session was of; undefined when the person has none of this number. */
export async function removeAuthSessionByNumber(
  db: Db,
  userId: number,
  number: number,
): Promise<{ id: string; device: string } | undefined> {
  return db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .returning(['id', 'device'])
    .executeTakeFirst();
}

export async function removeAuthSessionsOf(db: Db, userId: number, exceptId?: string): Promise<void> {
  let query = db.deleteFrom('auth_sessions').where('user_id', '=', userId);
  if (exceptId) query = query.where('id', '!=', exceptId);
  await query.execute();
}

export async function removeExpiredAuthSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('auth_sessions')
    // A sweep waits for nobody: what is held now goes with the next one.
    .where('id', 'in', (eb) =>
      eb.selectFrom('auth_sessions').select('id').where('expires_at', '<=', now).forUpdate().skipLocked(),
    )
    .execute();
}
