import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { openSession, signUp } from './testing/browser-session.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

let server: TestApp;
let secure: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  secure = await createTestApp({ PUBLIC_URL: 'https://app.example.org', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await server.close();
  await secure.close();
});

const whoIs = async (cookie: string) => (await server.app.inject({ url: '/api/user', headers: { cookie } })).statusCode;

describe('a session', () => {
  test('is sealed: with any part of it changed it opens nothing', async () => {
    const parent = await signUp(server.app);
    const [name, sealed = ''] = parent.cookie().split(/=(.*)/s) as [string, string];
    expect(await whoIs(`${name}=${sealed}`)).toBe(200);
    for (const at of [5, Math.floor(sealed.length / 2), sealed.length - 12]) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(await whoIs(`${name}=${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`)).toBe(401);
    }
  });

  test('is a new one at every sign-in; the cookie from before opens nothing afterwards (SESS-003)', async () => {
    const parent = await signUp(server.app);
    const before = parent.cookie();
    await parent.post('/api/login', { username: parent.username, password: 'correct horse' });
    expect(parent.cookie()).not.toBe(before);
    expect(await whoIs(before)).toBe(401);
    expect(await whoIs(parent.cookie())).toBe(200);
  });

  test('of somebody else that was planted in the browser does not outlive the sign-in', async () => {
    const attacker = await signUp(server.app);
    const victim = await signUp(server.app);
    const answer = await openSession(server.app).post(
      '/api/login',
      { username: victim.username, password: 'correct horse' },
      { headers: { cookie: attacker.cookie() } },
    );
    expect(answer.json()).toMatchObject({ id: victim.userId });
    const cookies = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    const me = await server.app.inject({ url: '/api/user', headers: { cookie: cookies } });
    expect(me.json()).toMatchObject({ id: victim.userId });
    expect(await whoIs(attacker.cookie())).toBe(401);
  });

  test('that comes beside another one is one of the two, never a mixture (SESS-007)', async () => {
    const first = await signUp(server.app);
    const second = await signUp(server.app);
    const both = { cookie: `${first.cookie()}; ${second.cookie()}` };
    const me = await server.app.inject({ url: '/api/user', headers: both });
    const changed = await server.app.inject({
      method: 'POST',
      url: '/api/onboarding',
      headers: both,
      payload: { childName: 'Mia' },
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ id: (me.json() as { id: number }).id });
  });

  test('ends with its account, its time or the key, never with an error (SESS-009, SESS-010)', async () => {
    const parent = await signUp(server.app);
    await server.deps.db.deleteFrom('users').where('id', '=', parent.userId).execute();
    expect(await whoIs(parent.cookie())).toBe(401);
    const late = await signUp(server.app);
    const past = new Date(Date.now() - 1000);
    await server.deps.db
      .updateTable('auth_sessions')
      .set({ expires_at: past })
      .where('user_id', '=', late.userId)
      .execute();
    expect(await whoIs(late.cookie())).toBe(401);
    await signUp(server.app);
    const left = await server.deps.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('user_id', '=', late.userId)
      .execute();
    expect(left).toEqual([]);
    const elsewhere = (await signUp(secure.app)).cookie().replace('__Host-', '');
    expect(await whoIs(elsewhere)).toBe(401);
  });

  test('outlives a new secret as long as the one before stands behind it (SESS-009)', async () => {
    const [old, next] = ['the secret of this spring, long enough', 'the secret of this autumn, long enough'];
    const withSecrets = (...secrets: string[]) =>
      buildApp({ ...server.deps, env: { ...server.env, SESSION_SECRET: secrets } });
    const spring = await withSecrets(old);
    const parent = await signUp(spring);
    const ask = async (app: FastifyInstance, cookie: string) =>
      (await app.inject({ url: '/api/user', headers: { cookie } })).statusCode;
    const autumn = await withSecrets(next, old);
    expect(await ask(autumn, parent.cookie())).toBe(200);
    const later = await signUp(autumn);
    const winter = await withSecrets(next);
    expect(await ask(winter, later.cookie())).toBe(200);
    expect(await ask(winter, parent.cookie())).toBe(401);
    await Promise.all([spring, autumn, winter].map((app) => app.close()));
  });

  test('ends at once for the ten requests that come after the answer to logout (RACE-009)', async () => {
    const parent = await signUp(server.app);
    const kept = parent.cookie();
    const ask = () => whoIs(kept);
    const during = Array.from({ length: 10 }, ask);
    await parent.post('/api/logout');
    expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array(10).fill(401));
    for (const status of await Promise.all(during)) expect([200, 401]).toContain(status);
  });

  test('has a cookie of its own host alone, as long as a session may live, and small', async () => {
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: { username: 'cookie-parts', password: 'correct horse' },
    });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-nestling=/);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', `Max-Age=${180 * 86_400}`])
      expect(cookie.split('; ')).toContain(part);
    expect(cookie).not.toMatch(/domain=/i);
    expect(cookie.length).toBeLessThan(1000);
  });
});

describe('with an https address', () => {
  const post = (headers: Record<string, string>) =>
    secure.app.inject({ method: 'POST', url: '/api/logout', headers: { host: 'app.example.org', ...headers } });

  test.each([
    'http://app.example.org',
    'https://app.example.org:8443',
    'https://app.example.org.evil.example',
    'https://evilapp.example.org',
    'https://sub.app.example.org',
    'https://evil.example',
    'null',
  ])('a page of %s is another site (CSRF-006, CSRF-007)', async (origin) => {
    expect((await post({ origin })).statusCode).toBe(403);
    expect((await post({ origin, 'x-forwarded-host': 'app.example.org' })).statusCode).toBe(403);
  });

  test('the page itself passes, also where the proxy says plain http', async () => {
    expect((await post({ origin: 'https://app.example.org', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    const forwarded = { 'x-forwarded-proto': 'http', 'x-forwarded-for': '203.0.113.1' };
    expect((await post({ origin: 'https://app.example.org', ...forwarded })).statusCode).toBe(200);
    expect((await post({ origin: 'http://app.example.org', ...forwarded })).statusCode).toBe(403);
  });
});

describe('a page of another site', () => {
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  test('cannot post a form as text, as fields or as a file, to any path, over any transport (CSRF-001, CSRF-003)', async () => {
    const parent = await signUp(server.app);
    const bodies: [string, string][] = [
      ['text/plain', '{"childName":"Evil"}'],
      ['application/x-www-form-urlencoded', 'childName=Evil'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="childName"\r\n\r\nEvil\r\n--b--\r\n',
      ],
    ];
    for (const path of [
      '/api/onboarding',
      '/api/chat/sessions',
      '/trpc/profile.complete',
      '/trpc/auth.signOutEverywhere',
    ])
      for (const [type, body] of bodies) {
        const answer = await parent.post(path, body, { headers: { 'content-type': type, ...elsewhere } });
        expect([path, type, answer.status]).toEqual([path, type, 403]);
        const quiet = await parent.post(path, body, { headers: { 'content-type': type } });
        expect([400, 404, 415], `${path} ${type}: ${quiet.status}`).toContain(quiet.status);
      }
    expect((await parent.get('/api/user')).json()).toMatchObject({ childName: null, onboardingCompleted: false });
    expect(await parent.query('chat.sessions')).toEqual([]);
  });

  test('gets no leave to ask, and no sign-in for its own account (CSRF-008, CSRF-010)', async () => {
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/documents/1',
      headers: { ...elsewhere, 'access-control-request-method': 'DELETE' },
    });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
    const attacker = await signUp(server.app);
    for (const path of ['/api/login', '/api/register', '/api/auth/apple', '/trpc/auth.login']) {
      const credentials = { username: attacker.username, password: 'correct horse', idToken: 'a.b.c' };
      const answer = await openSession(server.app).post(path, credentials, { headers: elsewhere });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });
});
