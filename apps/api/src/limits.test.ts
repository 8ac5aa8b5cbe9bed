import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendFile } from './features/documents/fixtures/http-client.ts';
import { forgetOutlived } from './platform/forget.ts';
import { createLimits } from './platform/limits.ts';
import { slowBodiesPlugin } from './platform/plugins/slow-bodies.ts';
import { type Session, signUp } from './testing/browser-session.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    MEMBER_DOCUMENTS: '3',
    MEMBER_SHARED_DOCUMENTS: '1',
    MEMBER_TEXT_MB: '1',
    MEMBER_MESSAGES_A_DAY: '4',
    LOG_DAYS: '30',
  });
});
afterAll(() => server.close());

type Room = { documents: number; textBytes: number; maxTextBytes: number; shared: number };
const words = (bytes: number) => 'nap time '.repeat(bytes / 9);

describe('a member’s library', () => {
  test('takes so much text and so many documents, says beforehand how much, and says why no more', async () => {
    const parent = await signUp(server.app);
    expect((await sendFile(server, parent, 'a.txt', words(600_000))).status).toBe(201);
    const full = await sendFile(server, parent, 'b.txt', words(600_000));
    expect([full.status, full.text]).toEqual([409, expect.stringContaining('1 MB of text')]);
    for (const name of ['c.txt', 'd.txt']) expect((await sendFile(server, parent, name, 'Naps.')).status).toBe(201);
    const many = await sendFile(server, parent, 'e.txt', 'Naps.');
    expect([many.status, many.text]).toEqual([409, expect.stringContaining('holds 3 documents')]);
    const room = await parent.query<Room>('documents.room');
    expect(room).toMatchObject({ documents: 3, maxDocuments: 3, shared: 0, maxShared: 1, maxTextBytes: 1024 * 1024 });
    expect(room.textBytes).toBeGreaterThan(590_000);
    const other = await signUp(server.app);
    expect((await sendFile(server, other, 'a.txt', words(600_000))).status).toBe(201);
  });

  test('shares so many documents, by whichever way they would be shared', async () => {
    const parent = await signUp(server.app);
    expect((await sendFile(server, parent, 'a.txt', 'Naps.', true)).status).toBe(201);
    const second = await sendFile(server, parent, 'b.txt', 'Naps.', true);
    expect([second.status, second.text]).toEqual([409, expect.stringContaining('You share 1 documents')]);
    const own = JSON.parse((await sendFile(server, parent, 'c.txt', 'Naps.')).text) as { id: number };
    const share = () => parent.mutate('documents.setShared', { documentId: own.id, shared: true });
    await expect(share()).rejects.toThrow('You share 1 documents');
    const [first] = await parent.query<{ id: number }[]>('documents.shared');
    await parent.mutate('documents.setShared', { documentId: first?.id, shared: false });
    await share();
  });
});

test('a day’s messages come to an end that was announced, and the same message again does not count', async () => {
  const parent = await signUp(server.app);
  const { id: sessionId } = await parent.mutate<{ id: number }>('chat.createSession');
  const send = (index: number) =>
    parent.mutate<{ messagesLeft?: number }>('chat.send', {
      sessionId,
      message: 'How long are naps?',
      clientId: `00000000-0000-4000-8000-00000000000${index}`,
    });
  for (const index of [1, 2, 2, 2, 3]) await send(index);
  expect((await send(4)).messagesLeft).toBe(0);
  await expect(send(5)).rejects.toThrow(/4 messages within a day.*emergency/);
  const rest = await parent.post(`/api/chat/${sessionId}`, { message: 'And now?' });
  expect(rest.status).toBe(429);
  expect(Number(rest.headers['retry-after'])).toBeGreaterThan(80_000);
});

test('twenty imports a minute, counted for every server alike', async () => {
  const parent: Session = await signUp(server.app);
  const ask = () => parent.post('/api/documents/scrape', { url: 'http://127.0.0.1:9/' });
  for (let index = 0; index < 20; index += 1) expect((await ask()).status).not.toBe(429);
  expect((await ask()).status).toBe(429);
  const elsewhere = createLimits(server.deps.db, server.env);
  const { userId } = parent as Session & { userId: number };
  await expect(elsewhere.take('import', userId)).rejects.toMatchObject({ code: 'too_many' });
});

test('logs and counters are forgotten when their time is over, and no earlier', async () => {
  const { db } = server.deps;
  const parent = await signUp(server.app);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const days of [1, 29, 31])
    await db
      .insertInto('operation_logs')
      .values({ operation: `aged ${days}`, user_id: parent.userId, created_at: daysAgo(days) })
      .execute();
  await db
    .insertInto('rate_limits')
    .values([
      { key: 'over', points: 1, expire: String(Date.now() - 1) },
      { key: 'holds', points: 1, expire: String(Date.now() + 60_000) },
    ])
    .execute();
  await forgetOutlived(server.deps);
  const logs = await db.selectFrom('operation_logs').select('operation').where('operation', 'like', 'aged%').execute();
  expect(logs.map(({ operation }) => operation).toSorted()).toEqual(['aged 1', 'aged 29']);
  const counters = await db.selectFrom('rate_limits').select('key').where('key', 'in', ['over', 'holds']).execute();
  expect(counters.map(({ key }) => key)).toEqual(['holds']);
});

describe('a body that drips', () => {
  /** Sends `everyMs` some bytes of a body until the server ends it; gives the time that took and what it said. */
  function drip(port: number, head: string, piece: string, everyMs: number) {
    const start = performance.now();
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes;
    });
    socket.on('error', () => {});
    socket.write(head);
    const timer = setInterval(() => socket.write(piece), everyMs);
    return new Promise<{ ms: number; said: string }>((resolve) =>
      socket.on('close', () => {
        clearInterval(timer);
        resolve({ ms: performance.now() - start, said });
      }),
    );
  }
  const head = (type: string) =>
    `POST /take HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 1000000\r\n\r\n`;

  test('is ended in words, a file and a call alike; a slow file that goes on coming is not', async () => {
    const app = Fastify();
    await app.register(slowBodiesPlugin, { lookMs: 200 });
    app.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      body.on('end', () => done(null));
      body.on('error', done);
    });
    app.post('/take', async () => 'taken');
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const ended = await Promise.all([
      drip(port, head('application/json'), 'x', 20),
      drip(port, head('multipart/form-data; boundary=b'), 'x', 20),
      drip(port, head('application/json'), '', 1000),
    ]);
    for (const { ms, said } of ended) {
      expect(ms).toBeLessThan(5000);
      expect(said).toContain('408');
      expect(said).toContain('The request took too long to arrive');
    }
    const steady = await drip(port, head('multipart/form-data; boundary=b'), 'x'.repeat(20_000), 20);
    expect(steady.said).toContain('taken');
    await app.close();
  });

  test('is watched for by the server itself', () => {
    expect(server.app.hasPlugin('nestling-slow-bodies')).toBe(true);
  });
});
