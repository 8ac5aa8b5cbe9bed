import { type Kysely, sql } from 'kysely';

/** What the owner of the server has taken off the shared list, and what members say of a document that others share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column sharing_barred boolean not null default false`.execute(db);
  await sql`
    create table document_reports (
      document_id integer not null references documents on delete cascade,
      user_id integer not null references users on delete cascade,
      reason text not null default '',
      created_at timestamptz not null default now(),
      primary key (document_id, user_id)
    )`.execute(db);
  await sql`create index document_reports_user on document_reports (user_id)`.execute(db);
}
