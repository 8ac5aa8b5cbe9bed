import { type Kysely, sql } from 'kysely';

/** What a person may have going on at once, counted over all processes; who holds a place and dies loses it with its lease. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table slots (
      kind text not null,
      user_id bigint not null references users on delete cascade,
      number integer not null,
      holder uuid not null,
      lease_until timestamptz not null,
      primary key (kind, user_id, number)
    )`.execute(db);
  await sql`create index slots_user on slots (user_id)`.execute(db);
  await sql`create index slots_holder on slots (holder)`.execute(db);
}
