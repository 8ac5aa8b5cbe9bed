import { type Kysely, sql } from 'kysely';

/**
 * Messages, chunks and word indexes carry whose they are, so that each can be found, and one day be partitioned, by it.
 * The two-column references keep them from ever naming another owner than their chat or document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_sessions add constraint chat_sessions_owner unique (id, user_id)`.execute(db);
  await sql`alter table documents add constraint documents_owner unique (id, user_id)`.execute(db);
  await sql`alter table messages add column user_id bigint`.execute(db);
  await sql`update messages m set user_id = s.user_id from chat_sessions s where s.id = m.session_id`.execute(db);
  await sql`
    alter table messages
      alter column user_id set not null,
      drop constraint messages_session_id_fkey,
      add constraint messages_owner foreign key (session_id, user_id)
        references chat_sessions (id, user_id) on delete cascade`.execute(db);
  await sql`create index messages_user on messages (user_id, id desc)`.execute(db);
  for (const table of ['chunks', 'document_segments'] as const) {
    await sql`alter table ${sql.table(table)} add column user_id bigint`.execute(db);
    await sql`
      update ${sql.table(table)} t set user_id = d.user_id from documents d where d.id = t.document_id`.execute(db);
    await sql`
      alter table ${sql.table(table)}
        alter column user_id set not null,
        drop constraint ${sql.ref(`${table}_document_id_fkey`)},
        add constraint ${sql.ref(`${table}_owner`)} foreign key (document_id, user_id)
          references documents (id, user_id) on delete cascade`.execute(db);
  }
}
