import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_sessions (
      id integer generated always as identity primary key,
      name text not null,
      created_at timestamptz not null default now(),
      user_id integer not null references users on delete cascade,
      is_named boolean not null default false
    )`.execute(db);
  await sql`create index chat_sessions_user on chat_sessions (user_id, id desc)`.execute(db);
  await sql`
    create table messages (
      id integer generated always as identity primary key,
      session_id integer not null references chat_sessions on delete cascade,
      role text not null check (role in ('user', 'assistant')),
      content text not null,
      embedding vector(1536),
      embedding_model text,
      embedding_dimension integer,
      created_at timestamptz not null default now(),
      status text not null default 'complete',
      client_id uuid,
      reply_to integer references messages on delete cascade,
      is_stop_requested boolean not null default false,
      lease_until timestamptz,
      unique (session_id, client_id)
    )`.execute(db);
  await sql`create index messages_session on messages (session_id, id)`.execute(db);
  await sql`create index messages_reply_to on messages (reply_to)`.execute(db);
  await sql`create index messages_generating on messages (lease_until) where status = 'generating'`.execute(db);
}
