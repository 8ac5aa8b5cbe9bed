import type { SecurityEvent, SecurityEventKind } from '@nestling/contracts/auth';
import { sql } from 'kysely';
import type { Db } from './client.ts';

type NewEvent = { userId: number; kind: SecurityEventKind; details: string; device: string; place: string; now: Date };

/** One that is like the last of its kind from the same place, since `since`, only counts it up: a flood is one row. */
export async function addSecurityEvent(db: Db, event: NewEvent, since: Date): Promise<void> {
  const { userId, kind, details, device, place, now } = event;
  const repeated = await db
    .updateTable('security_events')
    .set(({ eb }) => ({ times: eb('times', '+', 1), last_at: now }))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('details', '=', details)
    .where('device', '=', device)
    .where('place', '=', place)
    .where('last_at', '>', since)
    .returning('id')
    .executeTakeFirst();
  if (repeated) return;
  // Of an account that is gone meanwhile nothing is kept.
  await sql`
    insert into security_events (user_id, kind, details, device, place, created_at, last_at)
    select id, ${kind}, ${details}, ${device}, ${place}, ${now}, ${now} from users where id = ${userId}`.execute(db);
}

/** The newest first; `before`: older than this entry. */
export async function listSecurityEvents(
  db: Db,
  userId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<SecurityEvent[]> {
  let query = db
    .selectFrom('security_events')
    .select(['id', 'kind', 'details', 'device', 'place', 'times', 'last_at'])
    .where('user_id', '=', userId);
  if (before !== null) query = query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ last_at, ...row }) => ({
    ...row,
    kind: row.kind as SecurityEventKind,
    lastAt: last_at.toISOString(),
  }));
}
