import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  server = await createTestApp({}, { clock: () => now });
});
afterAll(() => server.close());

async function mailedToken(): Promise<string> {
  const outbox = path.join(server.dataDir, 'outbox');
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const newest = readdirSync(outbox).sort().at(-1);
      const token = newest && /\/auth\?reset=([\w-]+)/.exec(readFileSync(path.join(outbox, newest), 'utf8'))?.[1];
      if (token) return token;
    } catch {
      // Not written yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No mail was written');
}

test('the mailed link sets a new password once, within an hour, and ends other sessions', async () => {
  const parent = openSession(server.app);
  await parent.post('/api/register', { username: 'reset@example.org', password: 'the old password' });
  const known = await openSession(server.app).post('/api/forgot-password', { username: 'Reset@example.org' });
  const unknown = await openSession(server.app).post('/api/forgot-password', { username: 'unknown@example.org' });
  expect([known.status, known.text]).toEqual([200, unknown.text]);
  const token = await mailedToken();

  const stored = await server.deps.db
    .selectFrom('users')
    .select('reset_token')
    .where('username', '=', 'reset@example.org')
    .executeTakeFirstOrThrow();
  expect(stored.reset_token).not.toContain(token);

  const browser = openSession(server.app);
  await browser.mutate('auth.resetPassword', { token, password: 'the new password' });
  expect((await browser.get('/api/user')).status).toBe(200);
  expect((await parent.get('/api/user')).status).toBe(401);
  expect(
    (await openSession(server.app).post('/api/login', { username: 'reset@example.org', password: 'the old password' }))
      .status,
  ).toBe(401);
  await expect(
    openSession(server.app).mutate('auth.resetPassword', { token, password: 'once more please' }),
  ).rejects.toThrow('This reset link has expired or was already used');
});

test('a link older than an hour opens nothing', async () => {
  await openSession(server.app).post('/api/register', { username: 'late@example.org', password: 'the old password' });
  await openSession(server.app).post('/api/forgot-password', { username: 'late@example.org' });
  const token = await mailedToken();
  now = new Date(now.getTime() + 61 * 60_000);
  await expect(
    openSession(server.app).mutate('auth.resetPassword', { token, password: 'the new password' }),
  ).rejects.toThrow('expired');
});

test('without a name it says what is missing', async () => {
  const answer = await openSession(server.app).post('/api/forgot-password', { username: '   ' });
  expect([answer.status, answer.text]).toEqual([400, 'Please enter your username']);
});
