import { type Kysely, sql } from 'kysely';

/** What a parent is shown of a session, when its password was last given, and the account's log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table auth_sessions
      add column number integer generated always as identity,
      add column device text not null default '',
      add column place text not null default '',
      add column confirmed_at timestamptz`.execute(db);
  await sql`create index auth_sessions_number on auth_sessions (number)`.execute(db);
  await sql`
    create table security_events (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      kind text not null,
      details text not null default '',
      device text not null,
      place text not null,
      times integer not null default 1,
      created_at timestamptz not null default now(),
      last_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index security_events_user on security_events (user_id, last_at)`.execute(db);
  await sql`create index security_events_last on security_events (last_at)`.execute(db);
}
