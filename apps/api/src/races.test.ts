import type { ChatSession } from '@nestling/contracts/chat';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from './db/transaction.ts';
import { removePerson } from './features/auth/remove-person.ts';
import { removeExpiredAuthSessions } from './features/auth/sessions.repo.ts';
import { markInterrupted } from './features/chat/sessions/chat.repo.ts';
import { addLaterJob } from './jobs/jobs.repo.ts';
import { addText } from './retrieval/fixtures/add-document.ts';
import { type Session, signUp } from './testing/browser-session.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

/** Each round lets two acts meet that take the same rows: on PostgreSQL one of them may be told to wait, none may be a 500. */
const ROUNDS = 12;
type Parent = Session & { username: string; userId: number };

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ AUTH_RATE_LIMIT: '100000' });
});
afterAll(() => server.close());

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const documentOf = ({ userId }: Parent, shared = false) =>
  addText(server.deps.db, { userId, filename: 'Naps.txt', content: 'The nap is at one.', shared });
/** Many answers of the parent's that quote these documents: the more, the longer two who touch them meet. */
async function quote({ userId, ...parent }: Parent, documentIds: readonly number[]): Promise<void> {
  const { id } = await parent.mutate<ChatSession>('chat.createSession', {});
  const sources = documentIds.map((documentId) => ({
    type: 'document',
    similarity: 1,
    filename: 'Naps.txt',
    preview: 'At one.',
    documentId,
  }));
  const content = JSON.stringify({ content: '<p>At one.</p>', sources });
  const answer = { session_id: id, user_id: userId, role: 'assistant' as const, content };
  const messages = await server.deps.db
    .insertInto('messages')
    .values(Array.from({ length: 40 }, () => answer))
    .returning('id')
    .execute();
  await server.deps.db
    .insertInto('message_sources')
    .values(messages.flatMap((message) => documentIds.map((document_id) => ({ message_id: message.id, document_id }))))
    .execute();
}

test('an account that is removed while it shares a document', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const parent = await signUp(server.app);
    const documentId = await documentOf(parent);
    const [removed, shared] = await Promise.all([
      statusOf(removePerson(server.deps.db, parent.userId)),
      statusOf(parent.mutate('documents.setShared', { documentId, shared: true })),
    ]);
    expect(removed).toBe('done');
    expect(['done', 'not_found', 'signed_out']).toContain(shared);
  }
}, 60_000);

test('two accounts that quote each other, removed at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await signUp(server.app), await signUp(server.app)];
    // Each one's answers hold the other's words: either removal takes rows that the other is about to take.
    await quote(one, [await documentOf(other, true)]);
    await quote(other, [await documentOf(one, true)]);
    const ended = await Promise.all([one, other].map(({ userId }) => statusOf(removePerson(server.deps.db, userId))));
    expect(ended).toEqual(['done', 'done']);
  }
}, 60_000);

test('two quoted documents, deleted at once by two who quote both', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await signUp(server.app), await signUp(server.app)];
    const [first, second] = [await documentOf(one, true), await documentOf(other, true)];
    for (const parent of [one, other]) await quote(parent, [first, second]);
    const ended = await Promise.all([
      statusOf(one.mutate('documents.remove', { documentId: first })),
      statusOf(other.mutate('documents.remove', { documentId: second })),
    ]);
    expect(ended).toEqual(['done', 'done']);
  }
}, 60_000);

test('an account that is removed while it opens a chat and old empty ones are cleared away', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const parent = await signUp(server.app);
    for (let n = 0; n < 4; n += 1) await parent.mutate('chat.createSession', {});
    await server.deps.db
      .updateTable('chat_sessions')
      .set({ created_at: new Date(0) } as never)
      .where('user_id', '=', parent.userId)
      .execute();
    const [removed, ...opened] = await Promise.all([
      statusOf(removePerson(server.deps.db, parent.userId)),
      ...[1, 2, 3].map(() => statusOf(parent.mutate('chat.createSession', {}))),
    ]);
    expect(removed).toBe('done');
    for (const each of opened) expect(['done', 'signed_out']).toContain(each);
  }
}, 60_000);

test('what is swept is never waited for', async () => {
  const parent = await signUp(server.app);
  const { id } = await parent.mutate<ChatSession>('chat.createSession', {});
  const { id: held } = await server.deps.db
    .insertInto('messages')
    .values({
      session_id: id,
      user_id: parent.userId,
      role: 'assistant',
      content: '{}',
      status: 'generating',
      lease_until: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (server.database.isEmbedded) return;
  await inTransaction(server.deps.db, async (trx) => {
    await sql`select from messages where id = ${held} for update`.execute(trx);
    await sql`select from auth_sessions where user_id = ${parent.userId} for update`.execute(trx);
    expect(await markInterrupted(server.deps.db, new Date())).toBe(0);
    await removeExpiredAuthSessions(server.deps.db, new Date(Date.now() + 400 * 86_400_000));
  });
  expect(await markInterrupted(server.deps.db, new Date())).toBe(1);
  expect((await parent.get('/api/user')).status).toBe(200);
});

test('a transaction that loses a race is run again, and one that loses it for good is told to come again', async () => {
  let tries = 0;
  const loseTwice = () =>
    inTransaction(server.deps.db, async (trx) => {
      tries += 1;
      if (tries < 3) await sql`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`.execute(trx);
      return tries;
    });
  expect(await loseTwice()).toBe(3);
  const { toDomainError } = await import('./platform/errors.ts');
  const always = inTransaction(server.deps.db, (trx) =>
    sql`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`.execute(trx),
  );
  const refusal = toDomainError(await always.catch((error: unknown) => error));
  expect([refusal.code, refusal.retryAfterSeconds]).toEqual(['unavailable', 1]);
});

test('what would belong to somebody or something that is gone is refused in words', async () => {
  const { toDomainError } = await import('./platform/errors.ts');
  const refusal = async (work: Promise<unknown>) => toDomainError(await work.catch((error: unknown) => error)).code;
  const { db } = server.deps;
  const gone = 2_000_000_000;
  expect(await refusal(db.insertInto('chat_sessions').values({ name: 'x', user_id: gone }).execute())).toBe(
    'signed_out',
  );
  const { userId } = await signUp(server.app);
  const report = { document_id: gone, user_id: userId, reason: '' };
  expect(await refusal(db.insertInto('document_reports').values(report).execute())).toBe('conflict');
  await addLaterJob(db, 'ingest-document', gone);
});

test('the same question for the visit asked twice at once is one, and fifty are the most', async () => {
  const parent = await signUp(server.app);
  const add = (text: string) => statusOf(parent.mutate('journey.addQuestion', { text }));
  expect(await Promise.all(Array.from({ length: 5 }, () => add('Is she growing?')))).toEqual(
    new Array<string>(5).fill('done'),
  );
  const more = await Promise.all(Array.from({ length: 52 }, (_, n) => add(`Question ${n}`)));
  expect(more.filter((each) => each === 'done')).toHaveLength(49);
  const { questions } = await parent.query<{ questions: unknown[] }>('journey.visitSummary');
  expect(questions).toHaveLength(50);
});
