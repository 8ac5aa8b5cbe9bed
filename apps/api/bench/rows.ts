import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import { createDeps } from '../src/create-deps.ts';
import { type Db, withoutStatementLimit } from '../src/db/client.ts';
import type { Embedder } from '../src/platform/embedder.ts';
import { parseEnv } from '../src/platform/env.ts';
import { addText } from '../src/retrieval/fixtures/add-document.ts';
import { indexedAs } from '../src/retrieval/indexed-as.ts';
import { openSession, signUp } from '../src/testing/browser-session.ts';

/**
 * DATABASE_URL=... pnpm rows [--chunks 1000000] [--messages 4000000]: fills an empty PostgreSQL database and prints how long
 * a start, deleting a document and a question take, alone and while documents are renewed after a change of model.
 */
const flag = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const CHUNKS_A_DOCUMENT = 50;
const DOCUMENTS_A_FAMILY = 20;
const TIMES = 40;
const QUESTION = 'When does the rabbit blanket come home from the nursery?';
const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('Set DATABASE_URL to an empty PostgreSQL database of its own.');
const env = parseEnv({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, AUTH_RATE_LIMIT: '100000', REGISTRATION: 'open' });
const logger = pino({ level: 'silent' });

/** Rows of other families, drawn by the database. */
async function fill(db: Db, chunks: number, messages: number) {
  const documents = Math.ceil(chunks / CHUNKS_A_DOCUMENT);
  const families = Math.ceil(documents / DOCUMENTS_A_FAMILY);
  await sql`insert into users (username, username_key) select 'row-' || n, 'row-' || n from generate_series(1, ${families}) n`.execute(
    db,
  );
  await sql`
    insert into documents (filename, content, user_id, status, indexed_as, chunk_count)
    select 'paper.txt', 'Words.', users.id, 'ready', ${indexedAs({ id: '', isBuiltIn: true })}, ${CHUNKS_A_DOCUMENT}
    from users, generate_series(1, ${DOCUMENTS_A_FAMILY}) where username like 'row-%' limit ${documents}`.execute(db);
  await sql`
    insert into chunks (document_id, user_id, content, ordinal, char_start, char_end)
    select id, user_id, 'Words ' || n || ' of ' || md5(id::text || n), n, 0, 5
    from documents, generate_series(0, ${CHUNKS_A_DOCUMENT - 1}) n where filename = 'paper.txt'`.execute(db);
  await sql`insert into chat_sessions (name, user_id) select 'Chat', id from users where username like 'row-%'`.execute(
    db,
  );
  await sql`
    insert into messages (session_id, user_id, role, content)
    select id, user_id, case when n % 2 = 0 then 'user' else 'assistant' end, '{"content":"<p>Words</p>"}'
    from chat_sessions, generate_series(1, ${Math.ceil(messages / families)}) n where name = 'Chat'`.execute(db);
  await sql`analyze`.execute(db);
}

async function timed(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const startedAt = performance.now();
    await work();
    taken.push(performance.now() - startedAt);
  }
  return taken;
}

const table: Record<string, string> = {};
const note = (what: string, ms: number) => {
  table[what] = `${Math.round(ms)} ms`;
};
const filling = await createDeps({ ...env, DATABASE_POOL_MAX: 2 }, logger);
await withoutStatementLimit(env, filling.database, (db) =>
  fill(db, flag('chunks', 1_000_000), flag('messages', 4_000_000)),
);
await filling.close();

/** Slow as a provider is, and counted as one, so that every document is outdated. */
const embedder: Embedder = {
  id: 'a newer model',
  dimension: 3,
  batchSize: 64,
  isBuiltIn: false,
  embed: async (texts) => texts.map(() => [1, 0, 0]),
};
const startedAt = performance.now();
const quiet = await createDeps(env, logger);
note('start', performance.now() - startedAt);
const app = await buildApp(quiet.deps);
const parent = await signUp(app, { childName: 'Mia', childAge: '2026-01-05' });
const add = () =>
  addText(quiet.deps.db, {
    userId: parent.userId,
    filename: 'blanket.txt',
    content: `${'The rabbit blanket comes home from the nursery on Fridays. '.repeat(20)}\n\n`.repeat(20),
  });
await add();
const { id: session } = await parent.mutate<{ id: number }>('chat.createSession');
const find = () =>
  quiet.deps.library.retrieve({
    userId: parent.userId,
    query: QUESTION,
    ageWeeks: 40,
    guide: [],
    conversation: [],
    limit: 8,
  });
await find();
note('finding passages for a question, p95', p95(await timed(TIMES, find)));
const ids: number[] = [];
for (let n = 0; n < TIMES; n++) ids.push(await add());
note('deleting a document, p95', p95(await timed(TIMES, async () => parent.delete(`/api/documents/${ids.pop()}`))));
const others = () => timed(TIMES, async () => parent.get(`/api/chat/${session}`));
note('reading a chat, p95', p95(await others()));
await quiet.close();

const renewing = await createDeps(env, logger, { embedder });
const busy = await buildApp(renewing.deps);
const other = openSession(busy);
await other.post('/api/login', { username: parent.username, password: 'correct horse' });
note(
  'reading a chat during a model change, p95',
  p95(await timed(TIMES * 5, async () => other.get(`/api/chat/${session}`))),
);
const left = await sql<{
  left: number;
}>`select count(*)::int as left from documents where indexed_as <> ${indexedAs(embedder)}`.execute(renewing.deps.db);
table['documents still to be renewed meanwhile'] = String(left.rows[0]?.left);
console.table(table);
await busy.close();
await app.close();
await renewing.close();
