import { type Kysely, sql } from 'kysely';

/** Time-based codes beside the password, and the codes for when the phone that makes them is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_codes (
      user_id integer primary key references users on delete cascade,
      secret text not null,
      is_on boolean not null default false,
      last_step bigint not null default 0
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id integer not null references users on delete cascade,
      code_hash text not null,
      primary key (user_id, code_hash)
    )`.execute(db);
}
