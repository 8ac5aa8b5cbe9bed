import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table timeline_data (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      data text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index timeline_data_user on timeline_data (user_id)`.execute(db);
  await sql`
    create table topic_progress (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      kind text not null,
      item_id text not null,
      answer text not null,
      date text not null,
      note text not null default '',
      updated_at timestamptz not null default now(),
      unique (user_id, kind, item_id)
    )`.execute(db);
  await sql`
    create table visit_questions (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      text text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index visit_questions_user on visit_questions (user_id)`.execute(db);
}
