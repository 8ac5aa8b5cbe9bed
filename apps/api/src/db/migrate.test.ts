import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDb, type DatabaseHandle, type Db } from './client.ts';
import { KNOWN_MIGRATIONS, migrateTo } from './migrate.ts';
import type { DB } from './schema.ts';

const LATEST = KNOWN_MIGRATIONS.at(-1) ?? '';
let server: Awaited<ReturnType<typeof createTestDatabase>>;
let database: DatabaseHandle;
beforeAll(async () => {
  server = await createTestDatabase();
  database = await createDb(
    { DATABASE_URL: server?.url, DATABASE_POOL_MAX: 1, DATA_DIR: undefined },
    pino({ level: 'silent' }),
  );
  await sql`create extension vector`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await server?.drop();
});

/** A family as the schema after `name` could hold it, with an answer that cites one of its documents. */
async function fill(db: Db, name: string) {
  const has = (migration: string) => name >= migration;
  await sql`insert into users (username, username_key) values ('mia', 'mia'), ('otto', 'otto')`.execute(db);
  if (!has('0002-documents')) return;
  await sql`
    insert into documents (filename, content, user_id, status)
    select name, 'Words of ' || name, users.id, 'ready' from users, unnest(array['a.txt', 'b.txt']) as name`.execute(
    db,
  );
  const owner = has('0028-owners') ? sql`, user_id` : sql``;
  await sql`
    insert into chunks (document_id${owner}, content, embedding, embedding_model, ordinal, char_start, char_end)
    select id${owner}, content, array_fill(0.5, array[1536])::vector, 'model of then', n, 0, 5
    from documents, generate_series(0, 2) n`.execute(db);
  await sql`
    insert into document_segments (document_id${owner}, version, data)
    select id${owner}, '4:abc', decode('00ff', 'hex') from documents`.execute(db);
  if (!has('0003-chat')) return;
  await sql`insert into chat_sessions (name, user_id) select 'Naps', id from users`.execute(db);
  await sql`
    insert into messages (session_id${owner}, role, content)
    select id${owner}, 'user', 'When?' from chat_sessions`.execute(db);
  await sql`
    insert into messages (session_id${owner}, role, content, reply_to)
    select messages.session_id${has('0028-owners') ? sql`, messages.user_id` : sql``}, 'assistant',
      '{"content":"<p>Soon</p>","sources":[{"kind":"document","documentId":' || documents.id || ',"chunkId":1}]}', messages.id
    from messages join chat_sessions on chat_sessions.id = messages.session_id
    join documents on documents.user_id = chat_sessions.user_id and documents.filename = 'a.txt'`.execute(db);
  if (has('0029-message-sources'))
    await sql`
      insert into message_sources
      select messages.id, documents.id from messages join documents
        on documents.user_id = messages.user_id and documents.filename = 'a.txt' where role = 'assistant'`.execute(db);
  if (has('0006-jobs'))
    await sql`insert into jobs (name, document_id) select 'ingest-document', id from documents`.execute(db);
}

async function rowsOf(db: Kysely<DB>) {
  const one = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    names: await one(sql`select username from users order by id`),
    texts: await one(sql`select filename, content, user_id from documents order by id`),
    chunks: await one(sql`
      select chunks.content, ordinal, embedding::text as vector, chunks.user_id = documents.user_id as "isOwners"
      from chunks join documents on documents.id = document_id order by chunks.id`),
    segments: await one(sql`
      select version, data, segment.user_id = documents.user_id as "isOwners"
      from document_segments segment join documents on documents.id = document_id order by document_id`),
    messages: await one(sql`
      select role, messages.content, messages.user_id = chat_sessions.user_id as "isOwners"
      from messages join chat_sessions on chat_sessions.id = session_id order by messages.id`),
    cited: await one(sql`
      select username, filename from message_sources
      join messages on messages.id = message_id join users on users.id = messages.user_id
      join documents on documents.id = document_id order by message_id`),
    jobs: await one(sql`select name, document_id, attempts from jobs order by id`),
  };
}

test.each(KNOWN_MIGRATIONS)('a database of %s with families in it is brought up to date whole', async (name) => {
  const schema = `after_${name.replaceAll('-', '_')}`;
  await database.db.connection().execute(async (db) => {
    await sql`create schema ${sql.id(schema)}`.execute(db);
    await sql`set search_path = ${sql.id(schema)}, public`.execute(db);
    await migrateTo(db, name, schema);
    await fill(db, name);
    await migrateTo(db, LATEST, schema);
    const got = await rowsOf(db);
    expect(got.names).toEqual([{ username: 'mia' }, { username: 'otto' }]);
    const isFilled = (migration: string) => name >= migration;
    expect(got.texts).toHaveLength(isFilled('0002-documents') ? 4 : 0);
    expect(got.chunks).toHaveLength(isFilled('0002-documents') ? 12 : 0);
    expect(got.segments).toHaveLength(isFilled('0002-documents') ? 4 : 0);
    expect(got.messages).toHaveLength(isFilled('0003-chat') ? 4 : 0);
    expect(got.cited).toEqual(
      isFilled('0003-chat')
        ? [
            { username: 'mia', filename: 'a.txt' },
            { username: 'otto', filename: 'a.txt' },
          ]
        : [],
    );
    expect(got.jobs).toHaveLength(isFilled('0006-jobs') ? 4 : 0);
    expect(
      [...got.chunks, ...got.segments, ...got.messages].filter((row) => !(row as { isOwners: boolean }).isOwners),
    ).toEqual([]);
    const { rows: indexed } = await sql`select distinct indexed_as, chunk_count from documents`.execute(db);
    if (isFilled('0002-documents') && name < '0030-documents-indexed-as')
      expect(indexed).toEqual([{ indexed_as: '4 model of then', chunk_count: 3 }]);
    // Nothing that counts rows stops at 2^31, and the next row gets an id beyond it.
    await sql`select setval(pg_get_serial_sequence('users', 'id'), ${2 ** 40})`.execute(db);
    const { rows: made } = await sql`insert into users (username, username_key) values ('z', 'z') returning id`.execute(
      db,
    );
    expect(made).toEqual([{ id: 2 ** 40 + 1 }]);
    const { rows: narrow } = await sql`
      select c.relname, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.atttypid = 'int4'::regtype
        and (a.attname = 'id' or a.attname like '%\\_id')`.execute(db);
    expect(narrow).toEqual([]);
  });
});
