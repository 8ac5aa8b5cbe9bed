import { type Kysely, sql } from 'kysely';

/** Public keys of devices that sign in without a password, and what they are asked to sign, each once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      sign_count bigint not null,
      rp_id text not null,
      name text not null,
      transports text[] not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      purpose text not null,
      user_id bigint references users on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index passkey_challenges_user on passkey_challenges (user_id)`.execute(db);
  await sql`create index passkey_challenges_expires on passkey_challenges (expires_at)`.execute(db);
}
