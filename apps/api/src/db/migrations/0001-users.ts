import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists vector`.execute(db);
  await sql`
    create table users (
      id integer generated always as identity primary key,
      cuid text not null unique default gen_random_uuid()::text,
      username varchar(255) not null,
      username_key varchar(1024) not null unique,
      password text,
      apple_id text unique,
      reset_token text unique,
      reset_token_expires timestamptz,
      child_name text,
      child_age text,
      child_concerns text,
      parenting_styles text[],
      other_parenting_style text,
      tone_preference text,
      preferred_approaches text[],
      top_concerns text[],
      health_conditions text,
      gestation_weeks integer,
      onboarding_completed text not null default 'false',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table auth_sessions (
      id text primary key,
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index auth_sessions_user on auth_sessions (user_id)`.execute(db);
}
