import type { ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUEUE_FULL } from './features/documents/extract/fair-queue.ts';
import { sendFile } from './features/documents/fixtures/http-client.ts';
import { TOO_MANY_IMPORTS } from './platform/limits.ts';
import { createSlots } from './platform/slots.ts';
import { type Session, signUp } from './testing/browser-session.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';
import { createScriptedModel, type ScriptedModel } from './testing/scripted-model.ts';

type Sent = { userMessage: ChatMessage; reply: ChatMessage };
const silent = pino({ level: 'silent' });
/** A server's first question waits for its encoder. */
const WITHIN = { timeout: 60_000 };

let model: ScriptedModel;
let server: TestApp;
beforeAll(async () => {
  model = createScriptedModel();
  server = await createTestApp({}, { chatModel: model });
});
afterAll(() => server.close());

const taken = async (userId: number) =>
  (await server.deps.db.selectFrom('slots').select('kind').where('user_id', '=', userId).execute()).length;

test('of many that reach for a person’s places at once, over two processes, as many get one as there are', async () => {
  const { userId } = await signUp(server.app);
  const [one, other] = [createSlots(server.deps.db, silent), createSlots(server.deps.db, silent)];
  for (let round = 0; round < 10; round += 1) {
    const got = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? one : other).take('reply', userId)));
    const releases = got.filter((release) => release !== undefined);
    expect(releases).toHaveLength(3);
    await releases[0]?.();
    expect(await other.take('reply', userId)).toBeDefined();
    await server.deps.db.deleteFrom('slots').where('user_id', '=', userId).execute();
  }
  one.close();
  other.close();
});

test('the place of a process that is gone is free when its lease has ended, and is not given back by it later', async () => {
  const { userId } = await signUp(server.app);
  const gone = createSlots(server.deps.db, silent);
  const late = await gone.take('readFile', userId);
  gone.close();
  expect(await server.deps.slots.take('readFile', userId)).toBeUndefined();
  const waiting = server.deps.slots.wait('readFile', userId);
  await server.deps.db
    .updateTable('slots')
    .set({ lease_until: new Date(0) })
    .where('user_id', '=', userId)
    .execute();
  const release = await waiting;
  await late?.();
  expect(await taken(userId)).toBe(1);
  await release();
  expect(await taken(userId)).toBe(0);
});

test('a reply waits while the person’s places are taken elsewhere, is stopped while it waits, and gives its place back', async () => {
  const parent = await signUp(server.app);
  const elsewhere = createSlots(server.deps.db, silent);
  const held = await Promise.all(Array.from({ length: 3 }, () => elsewhere.take('reply', parent.userId)));
  model.say('All is well.');
  const before = model.prompts.length;
  const [first, second] = [await send(parent), await send(parent)];
  await parent.mutate('chat.stop', { messageId: first.reply.id });
  await expect.poll(() => statusOf(parent, first), WITHIN).toBe('stopped');
  expect(model.prompts.length).toBe(before);
  await held[0]?.();
  await expect.poll(() => statusOf(parent, second), WITHIN).toBe('complete');
  for (const release of held) await release?.();
  await expect.poll(() => taken(parent.userId), WITHIN).toBe(0);
  elsewhere.close();
});

test('fifty answers are the most that are watched, wherever they are', async () => {
  const parent = await signUp(server.app);
  const elsewhere = createSlots(server.deps.db, silent);
  await Promise.all(Array.from({ length: 50 }, () => elsewhere.take('watch', parent.userId)));
  model.say('All is well.');
  const { reply } = await send(parent);
  const input = encodeURIComponent(JSON.stringify({ messageId: reply.id }));
  const watch = () => parent.get(`/trpc/chat.reply?input=${input}`, { headers: { accept: 'text/event-stream' } });
  expect((await watch()).text).toContain('Too many answers are being watched');
  await server.deps.db.deleteFrom('slots').where('user_id', '=', parent.userId).where('kind', '=', 'watch').execute();
  expect((await watch()).text).toContain('All is well');
  await expect.poll(() => taken(parent.userId), WITHIN).toBe(0);
  elsewhere.close();
});

test('six uploads of a member and two imports are the most on their way, wherever they are; each place is given back', async () => {
  const parent = await signUp(server.app);
  const elsewhere = createSlots(server.deps.db, silent);
  const uploads = await Promise.all(Array.from({ length: 6 }, () => elsewhere.take('upload', parent.userId)));
  const refused = await sendFile(server, parent, 'naps.txt', 'The nap is at one.');
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining(QUEUE_FULL)]);
  await uploads[0]?.();
  for (let n = 0; n < 2; n += 1)
    expect((await sendFile(server, parent, 'naps.txt', 'The nap is at one.')).status).toBe(201);
  await Promise.all([elsewhere.take('import', parent.userId), elsewhere.take('import', parent.userId)]);
  const importing = () => parent.mutate('documents.importUrl', { url: 'http://10.0.0.1/naps', shared: false });
  await expect(importing()).rejects.toThrow(TOO_MANY_IMPORTS);
  await server.deps.db.deleteFrom('slots').where('user_id', '=', parent.userId).where('kind', '=', 'import').execute();
  for (let n = 0; n < 3; n += 1) await expect(importing()).rejects.toMatchObject({ code: 'unreadable' });
  expect(await taken(parent.userId)).toBe(5);
  elsewhere.close();
});

async function send(parent: Session): Promise<Sent & { sessionId: number }> {
  const { id } = await parent.mutate<ChatSession>('chat.createSession', {});
  return {
    ...(await parent.mutate<Sent>('chat.send', { sessionId: id, message: 'How long are naps?' })),
    sessionId: id,
  };
}

async function statusOf(parent: Session, { sessionId, reply }: Sent & { sessionId: number }) {
  const messages = await parent.query<ChatMessage[]>('chat.messages', { sessionId });
  return messages.find(({ id }) => id === reply.id)?.status;
}
