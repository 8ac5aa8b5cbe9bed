import { type Kysely, sql } from 'kysely';

/** The zone that a browser last named: it is asked for a page before any script can name it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_sessions add column time_zone text`.execute(db);
}
