import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id bigint generated always as identity primary key,
      name text not null,
      document_id integer not null references documents on delete cascade,
      turn integer not null default 0,
      attempts integer not null default 0,
      run_at timestamptz not null default now(),
      lease_until timestamptz,
      leased_by uuid,
      created_at timestamptz not null default now(),
      unique (name, document_id)
    )`.execute(db);
  await sql`create index jobs_next on jobs (turn, id)`.execute(db);
}
