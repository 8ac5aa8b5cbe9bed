import { type Kysely, sql } from 'kysely';

/** Where the family lives; null until it has said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column country text`.execute(db);
}
