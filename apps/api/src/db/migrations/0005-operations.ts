import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operation_logs (
      id integer generated always as identity primary key,
      operation text not null,
      details text,
      duration integer,
      status text not null default 'success',
      user_id integer references users on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index operation_logs_user on operation_logs (user_id)`.execute(db);
  await sql`create table app_settings (key text primary key, value text not null)`.execute(db);
}
