import { type Kysely, sql } from 'kysely';

/** Says on a channel which reply has grown or ended, so that who watches it elsewhere need not keep asking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_of_reply() returns trigger language plpgsql as $$
    begin
      perform pg_notify('nestling_replies', new.id::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger messages_tell after update of content, status on messages
    for each row when (old.status = 'generating') execute function tell_of_reply()`.execute(db);
}
