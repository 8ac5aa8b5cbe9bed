import type { AssistantContent, ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, openSession, type Session, signUp } from './testing/browser-session.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';
import { createScriptedModel, type ScriptedModel } from './testing/scripted-model.ts';

type Sent = { userMessage: ChatMessage; reply: ChatMessage };
const WORDS = Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ');
const SECRET = 'one secret that both servers share, long enough';

let model: ScriptedModel;
let first: TestApp;
let second: TestApp;
let here: Session;
let there: Session;
beforeAll(async () => {
  model = createScriptedModel();
  first = await createTestApp({ SESSION_SECRET: SECRET }, { chatModel: model });
  second = await createTestApp(
    { SESSION_SECRET: SECRET, DATABASE_URL: first.env.DATABASE_URL ?? '' },
    { chatModel: model },
  );
  const parent = await signUp(first.app, { childName: 'Mia', childAge: bornDaysAgo(266) });
  here = parent;
  there = openSession(second.app);
  await there.post('/api/login', { username: parent.username, password: 'correct horse' });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const contentOf = (message: ChatMessage) => JSON.parse(message.content) as AssistantContent;
const newSession = async () => (await here.mutate<ChatSession>('chat.createSession', {})).id;
const read = async (session: Session, sessionId: number, messageId: number) =>
  (await session.query<ChatMessage[]>('chat.messages', { sessionId })).find(
    ({ id }) => id === messageId,
  ) as ChatMessage;
const statusOf = (session: Session, sessionId: number, messageId: number) => async () =>
  (await read(session, sessionId, messageId)).status;

test('a reply that one server writes is seen growing, and stopped, on another', async () => {
  model.say(WORDS, 60);
  const sessionId = await newSession();
  const { reply } = await here.mutate<Sent>('chat.send', { sessionId, message: 'How long are naps?' });
  await expect
    .poll(async () => contentOf(await read(there, sessionId, reply.id)).content, { timeout: 10_000 })
    .toMatch(/word\d/);
  await there.mutate('chat.stop', { messageId: reply.id });
  await expect.poll(statusOf(here, sessionId, reply.id), { timeout: 10_000 }).toBe('stopped');
  expect(contentOf(await read(there, sessionId, reply.id)).content).not.toContain('word79');
});

test('a reply that ends on one server is said to who watches on another, without their asking', async () => {
  model.say(WORDS, 10);
  const sessionId = await newSession();
  const { reply } = await here.mutate<Sent>('chat.send', { sessionId, message: 'How long is a nap?' });
  const input = encodeURIComponent(JSON.stringify({ messageId: reply.id }));
  const watched = there.get(`/trpc/chat.reply?input=${input}`).then(({ text }) => [text, performance.now()] as const);
  await first.deps.replies.running.get(reply.id)?.finished;
  const endedAt = performance.now();
  const [text, seenAt] = await watched;
  expect(text).toContain('word79');
  expect(seenAt - endedAt).toBeLessThan(1_500);
});

test('two messages of one chat to two servers are answered one after the other', async () => {
  model.say(WORDS, 20);
  const sessionId = await newSession();
  const { reply: one } = await here.mutate<Sent>('chat.send', { sessionId, message: 'When do naps get longer?' });
  const { reply: two } = await there.mutate<Sent>('chat.send', { sessionId, message: 'And when do they end?' });
  const seen: string[] = [];
  for (let isOver = false; !isOver; ) {
    const [before, after] = [await read(there, sessionId, one.id), await read(there, sessionId, two.id)];
    if (contentOf(after).content !== '') seen.push(before.status ?? '');
    isOver = after.status === 'complete';
  }
  expect(new Set(seen)).toEqual(new Set(['complete']));
});

test('signing out on one server signs out on the other', async () => {
  const leaving = await signUp(first.app);
  const same = openSession(second.app);
  const cookie = { headers: { cookie: leaving.cookie() } };
  expect((await same.get('/api/user', cookie)).status).toBe(200);
  await leaving.post('/api/logout', {});
  expect((await same.get('/api/user', cookie)).status).toBe(401);
});

test('the database lost in mid-answer: the message is kept, the reply ends, and the servers are well again', async () => {
  model.say(WORDS, 40);
  const sessionId = await newSession();
  const { userMessage, reply } = await here.mutate<Sent>('chat.send', {
    sessionId,
    message: 'Is a nap at six too late?',
  });
  for (let cut = 0; cut < 4; cut += 1) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      .execute(second.deps.db)
      .catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  const settled = async () => (await read(here, sessionId, reply.id).catch(() => undefined))?.status;
  await expect.poll(settled, { timeout: 30_000, interval: 200 }).toMatch(/complete|interrupted|failed/);
  expect((await read(there, sessionId, userMessage.id)).content).toBe('Is a nap at six too late?');
  expect([(await here.get('/api/ready')).status, (await there.get('/api/ready')).status]).toEqual([200, 200]);
  if ((await settled()) !== 'complete') await here.mutate('chat.retry', { messageId: reply.id });
  await expect.poll(settled, { timeout: 30_000 }).toBe('complete');
});

test('with every connection taken, a request is refused in time and in words, and served again afterwards (CRASH-008)', async () => {
  const taken = await Promise.all(Array.from({ length: 5 }, () => second.database.pool.connect()));
  const start = performance.now();
  const [rest, trpc] = await Promise.all([
    there.get('/api/chat/sessions'),
    there.get('/trpc/chat.sessions'),
    // What needs no database answers meanwhile.
    there.get('/api/health').then(({ status }) => expect(status).toBe(200)),
  ]);
  for (const answer of [rest, trpc]) {
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('The service is busy or restarting');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(performance.now() - start).toBeLessThan(8000);
  for (const client of taken) client.release();
  expect((await there.get('/api/chat/sessions')).status).toBe(200);
});
