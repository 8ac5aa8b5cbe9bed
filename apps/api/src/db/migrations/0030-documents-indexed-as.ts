import { type Kysely, sql } from 'kysely';

/**
 * What a document was made searchable with (format of the word index, then the model of its vectors or "words") and how
 * many chunks it has, so that neither a start nor a list counts chunks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column indexed_as text not null default '',
      add column chunk_count integer not null default 0`.execute(db);
  await sql`
    update documents d set chunk_count = made.chunks, indexed_as = coalesce(made.indexed_as, '')
    from (
      select chunks.document_id, count(*)::int as chunks,
        case when count(chunks.embedding) = count(*) and count(distinct chunks.embedding_model) = 1
          then split_part(min(segment.version), ':', 1) || ' ' || min(chunks.embedding_model) end as indexed_as
      from chunks left join document_segments segment on segment.document_id = chunks.document_id
      group by chunks.document_id
    ) made
    where made.document_id = d.id`.execute(db);
  await sql`create index documents_indexed_as on documents (indexed_as, id) where status = 'ready'`.execute(db);
}
