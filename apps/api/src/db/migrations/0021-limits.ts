import { type Kysely, sql } from 'kysely';

/** Counters that every replica shares (in the form rate-limiter-flexible writes), and where which account has signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
  await sql`
    create table known_places (
      user_id integer not null references users on delete cascade,
      place_hash text not null,
      seen_at timestamptz not null default now(),
      primary key (user_id, place_hash)
    )`.execute(db);
  await sql`create index known_places_hash on known_places (place_hash)`.execute(db);
  await sql`create index operation_logs_created on operation_logs (created_at)`.execute(db);
}
