import { type Kysely, sql } from 'kysely';

/** What the parent says of a reply: whether it helped, and why; null until they say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column is_helpful boolean,
      add column rating_why text not null default ''`.execute(db);
}
