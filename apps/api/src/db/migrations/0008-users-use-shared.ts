import { type Kysely, sql } from 'kysely';

/** Whether answers may rest on what other families share; the person can switch it off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column use_shared boolean not null default true`.execute(db);
}
