import { type Kysely, sql } from 'kysely';

/** Whose server it is (the first account of one that has some already), and the links that let somebody in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table server_owner (
      is_only boolean primary key default true check (is_only),
      user_id integer not null unique references users on delete cascade
    )`.execute(db);
  await sql`insert into server_owner (user_id) select id from users order by id limit 1`.execute(db);
  await sql`
    create table invitations (
      id integer generated always as identity primary key,
      token_hash text not null unique,
      label text not null,
      makes_owner boolean not null default false,
      created_by integer references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index invitations_creator on invitations (created_by)`.execute(db);
}
