import { sql } from 'kysely';
import type { Db } from './client.ts';

type Slot = { kind: string; userId: number; most: number; holder: string; leaseSeconds: number };

/** Takes one of the person's `most` places, if one is free; in one statement, so that no two take the same. */
export async function takeSlot(db: Db, { kind, userId, most, holder, leaseSeconds }: Slot): Promise<boolean> {
  const { rows } = await sql`
    insert into slots (kind, user_id, number, holder, lease_until)
    select ${kind}, ${userId}, place, ${holder}::uuid, now() + make_interval(secs => ${leaseSeconds})
    from generate_series(1, ${most}::int) place
    where not exists (
      select from slots held
      where held.kind = ${kind} and held.user_id = ${userId} and held.number = place and held.lease_until > now()
    )
    order by random() limit 1
    on conflict (kind, user_id, number) do update set holder = excluded.holder, lease_until = excluded.lease_until
      where slots.lease_until <= now()
    returning number
  `.execute(db);
  return rows.length > 0;
}

export async function countSlots(db: Db, kind: string, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from slots where kind = ${kind} and user_id = ${userId} and lease_until > now()
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function renewSlots(db: Db, holders: readonly string[], leaseSeconds: number): Promise<void> {
  await sql`
    update slots set lease_until = now() + make_interval(secs => ${leaseSeconds}) where holder = any(${holders}::uuid[])
  `.execute(db);
}

export async function freeSlot(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('slots').where('holder', '=', holder).execute();
}

/** For an engine that only one process can open: whoever held a place is gone. */
export async function freeEverySlot(db: Db): Promise<void> {
  await db.deleteFrom('slots').execute();
}
