import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      id integer generated always as identity primary key,
      filename text not null,
      content text not null,
      uploaded_at timestamptz not null default now(),
      user_id integer not null references users on delete cascade,
      shared boolean not null default false,
      sourcename text,
      status text not null default 'processing',
      error text,
      page_starts jsonb not null default '[]',
      content_hash text
    )`.execute(db);
  await sql`create index documents_user on documents (user_id)`.execute(db);
  await sql`create index documents_shared on documents (id) where shared`.execute(db);
  await sql`
    create table chunks (
      id integer generated always as identity primary key,
      document_id integer not null references documents on delete cascade,
      content text not null,
      embedding vector(1536),
      embedding_model text,
      embedding_dimension integer,
      ordinal integer not null,
      char_start integer not null,
      char_end integer not null,
      page integer,
      heading text,
      unique (document_id, ordinal)
    )`.execute(db);
  await sql`
    create table document_segments (
      document_id integer primary key references documents on delete cascade,
      version text not null,
      data bytea not null
    )`.execute(db);
  await sql`
    create table library_models (
      user_id integer primary key references users on delete cascade,
      version text not null,
      data bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
