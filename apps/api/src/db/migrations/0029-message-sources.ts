import { type Kysely, sql } from 'kysely';

/** Which documents an answer cites, so that what a deleted one said is found without reading every answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_sources (
      message_id bigint not null references messages on delete cascade,
      document_id bigint not null references documents on delete cascade,
      primary key (message_id, document_id)
    )`.execute(db);
  await sql`create index message_sources_document on message_sources (document_id)`.execute(db);
  await sql`
    insert into message_sources (message_id, document_id)
    select distinct messages.id, documents.id
    from messages
    cross join lateral regexp_matches(messages.content, '"documentId":([0-9]{1,18})[,}]', 'g') as cited(id)
    join documents on documents.id = cited.id[1]::bigint
    where messages.role = 'assistant'`.execute(db);
}
