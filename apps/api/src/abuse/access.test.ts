import type { DocumentSummary } from '@nestling/contracts/documents';
import { countBusyMs } from '@nestling/contracts/testing/busy-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFile } from '../features/documents/fixtures/http-client.ts';
import { bornDaysAgo, openSession, type Session, signUp } from '../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let server: TestApp;
let ann: Session & { userId: number; username: string };
let ben: Session & { userId: number; username: string };
let personal: DocumentSummary;
let shared: DocumentSummary;
let sessionId: number;
beforeAll(async () => {
  server = await createTestApp();
  ann = await signUp(server.app, { childName: 'Mia', childAge: bornDaysAgo(321) });
  ben = await signUp(server.app, { childName: 'Otto', childAge: bornDaysAgo(686) });
  personal = await addFile(server, ann, 'personal.txt', 'The secret word is Quabbelstern.');
  shared = await addFile(server, ann, 'shared.txt', 'The clinic opens at nine.', true);
  ({ id: sessionId } = await ann.mutate<{ id: number }>('chat.createSession', { name: 'Ann’s' }));
});
afterAll(() => server.close());

/** The answer for somebody else's row is that for a row that never was, and nothing is stored. */
async function sameAsAbsent(ask: (id: number) => ReturnType<Session['get']>, id: number) {
  const count = () => server.database.pool.query('select count(*) from messages').then(({ rows }) => rows[0]);
  const before = await count();
  const [foreign, absent] = [await ask(id), await ask(2 ** 40)];
  expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
  expect(absent.status).toBe(404);
  expect(await count()).toEqual(before);
}

describe('somebody else’s row', () => {
  test('IDOR-001 a chat is not read', () => sameAsAbsent((id) => ben.get(`/api/chat/${id}`), sessionId));
  test('IDOR-002 a chat is not written to', () =>
    sameAsAbsent((id) => ben.post(`/api/chat/${id}`, { message: 'hello' }), sessionId));
  test('IDOR-003 a document is not deleted', () =>
    sameAsAbsent((id) => ben.delete(`/api/documents/${id}`), personal.id));
  test('IDOR-004 a document is not shared', () =>
    sameAsAbsent((id) => ben.post(`/api/documents/${id}/share`, { shared: true }), personal.id));
  test('IDOR-005 a shared one is not taken back by others', async () => {
    expect((await ben.post(`/api/documents/${shared.id}/share`, { shared: false })).status).toBe(403);
    expect(await ben.query<DocumentSummary[]>('documents.shared')).toMatchObject([{ id: shared.id }]);
  });
  test('IDOR-010 PRIV-006 a shared document shows nothing of its owner but a number', async () => {
    const list = (await ben.get('/api/documents/shared')).text;
    expect(list).not.toMatch(new RegExp(`${ann.username}|Mia|content|clinic opens`));
  });
  test('IDOR-012 numbers near one’s own open nothing', async () => {
    for (let id = Math.max(1, sessionId - 20); id < sessionId + 20; id++)
      expect((await ben.get(`/api/chat/${id}`)).status).toBe(404);
  });
});

describe('what a body claims', () => {
  test('MASS-004 an import is the caller’s own, with the server’s own status', async () => {
    const answer = await ben.post('/api/documents/scrape', {
      url: 'http://10.0.0.1/',
      shared: true,
      ownerId: ann.userId,
      status: 'ready',
    });
    expect(answer.status).toBe(422);
    expect(await ann.query<DocumentSummary[]>('documents.personal')).toHaveLength(1);
  });
  test.each(['true', 1, [true], { a: 1 }, null, undefined])('MASS-005 shared: %j changes nothing', async (value) => {
    const answer = await ann.post(`/api/documents/${personal.id}/share`, { shared: value, userId: ben.userId });
    expect(answer.status).toBe(400);
    expect(await ben.query<DocumentSummary[]>('documents.shared')).toHaveLength(1);
  });
  test('MASS-007 a page of the timeline beyond its bounds is refused or cut', async () => {
    const pagination = { limit: 1e9, offset: -1, cursor: 'x' };
    const answer = await ann.post('/api/timeline', { childAge: 5, userId: ben.userId, pagination });
    expect([200, 400]).toContain(answer.status);
    expect(answer.text.length).toBeLessThan(300_000);
  });
});

describe('odd requests', () => {
  test.each([null, '"x"', '5', '[]'])('INPUT-026 logging out with the body %s ends well', async (body) => {
    const leaving = await signUp(server.app);
    const headers = { 'content-type': 'application/json' };
    expect([200, 204, 400]).toContain((await leaving.post('/api/logout', body ?? undefined, { headers })).status);
    expect([400, 401, 404]).toContain((await ben.delete('/api/documents/7', { body: '{}', headers })).status);
    expect((await ben.get('/api/user')).status).toBe(200);
  });
  test.each(['?limit=1&limit=9999', '?limit[]=1', '?limit=%00', '?userId=1&owner=1&all=1&shared=true'])(
    'INPUT-019 IDOR-011 %s widens no list',
    async (query) => {
      const answer = await ben.get(`/api/documents${query}`);
      expect([200, 400]).toContain(answer.status);
      expect(answer.text).not.toContain('personal.txt');
    },
  );
  test.each(['a & | !', '"unclosed', '( )', ':*', "' or 1=1 --", '%_\\'])(
    'INPUT-009 INPUT-011 a question of %s is a question',
    async (message) => {
      const { id } = await ben.mutate<{ id: number }>('chat.createSession');
      expect((await ben.post(`/api/chat/${id}`, { message })).status).toBe(200);
      expect(await ben.query<unknown[]>('chat.search', { query: message })).toHaveLength(1);
    },
  );
  test('INPUT-010 % and _ are letters like others in a search', async () => {
    const other = await signUp(server.app);
    const { id } = await other.mutate<{ id: number }>('chat.createSession');
    await other.post(`/api/chat/${id}`, { message: 'Does a nap at noon help?' });
    for (const query of ['%', '_', 'n%p', 'n_p']) expect(await other.query('chat.search', { query })).toEqual([]);
  });
  test('INPUT-004 a body nested a hundred thousand deep is refused at once', async () => {
    const busyMs = countBusyMs();
    for (const body of ['['.repeat(100_000) + ']'.repeat(100_000), `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`])
      expect(
        (await ben.post('/api/onboarding', body, { headers: { 'content-type': 'application/json' } })).status,
      ).toBe(400);
    expect(busyMs()).toBeLessThan(2_000);
  });
  test('INPUT-016 names that a careless map would stumble over, PRIV-005 and no id in what is linked', async () => {
    for (const username of ['toString2', '__proto__2']) {
      const answer = await openSession(server.app).post('/api/register', { username, password: 'correct horse' });
      expect([200, 201, 409]).toContain(answer.status);
    }
    expect((await ben.get('/chat', { headers: { accept: 'text/html' } })).headers['referrer-policy']).toBe(
      'no-referrer',
    );
  });
});

describe('CSRF', () => {
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  test.each(['/api/documents/scrape', '/api/chat/sessions', '/api/onboarding'])(
    'CSRF-001 a form as text to %s is refused',
    async (path) => {
      const headers = { ...evil, 'content-type': 'text/plain' };
      expect([403, 415]).toContain((await ann.post(path, '{"childName":"Evil"}', { headers })).status);
    },
  );
  test('CSRF-010 another site’s DELETE gets no leave and changes nothing', async () => {
    const answer = await ann.delete(`/api/documents/${personal.id}`, { headers: evil });
    expect(answer.status).toBe(403);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(await ann.query<DocumentSummary[]>('documents.personal')).toHaveLength(1);
  });
});

describe('asking for a new password', () => {
  test('AUTH-010 sounds alike whether the name exists or not', async () => {
    const ask = (username: string) => openSession(server.app).post('/api/forgot-password', { username });
    const [known, unknown] = [await ask(ann.username), await ask('nobody-of-that-name')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.text).not.toMatch(/@|token/);
  });
  test('AUTH-009 a taken name says so and nothing else', async () => {
    const answer = await openSession(server.app).post('/api/register', {
      username: ann.username,
      password: 'other words',
    });
    expect(answer.status).toBe(409);
    expect(answer.text).not.toMatch(/\d{4}-|"id"|created/);
  });
  test('AUTH-017 a password with NUL is refused, AUTH-013 one of six characters is enough', async () => {
    const register = (username: string, password: string) =>
      openSession(server.app).post('/api/register', { username, password });
    expect((await register('with-nul', 'abc\u0000def')).status).toBe(400);
    expect((await register('of-five', 'abcde')).status).toBe(400);
    for (const length of [6, 64, 128]) expect((await register(`of-${length}`, 'p'.repeat(length))).status).toBe(201);
  });
});

test('FILE-028 any name becomes a plain one, RACE-002 FILE-033 the same file twice at once is two documents', async () => {
  const other = await signUp(server.app);
  const [one, two] = await Promise.all([
    addFile(server, other, '..\\..\\same.txt', 'The same words.'),
    addFile(server, other, '..\\..\\same.txt', 'The same words.'),
  ]);
  expect(one?.id).not.toBe(two?.id);
  expect([one?.filename, two?.filename]).toEqual(['same.txt', 'same.txt']);
});
