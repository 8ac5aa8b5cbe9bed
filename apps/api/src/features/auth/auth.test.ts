import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const credentials = (username: string, password = 'correct horse') => ({ username, password });

describe('register', () => {
  test('answers 201 with the client shape, signs in, and never shows the password', async () => {
    const parent = openSession(server.app);
    const answer = await parent.post('/api/register', credentials('Ann@Example.org'));
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({
      username: 'Ann@Example.org',
      onboardingCompleted: false,
      childName: null,
      resetToken: null,
      resetTokenExpires: null,
    });
    expect(answer.text).not.toMatch(/password|argon2/);
    const me = await parent.get('/api/user');
    expect(me.status).toBe(200);
    expect(me.json()).toEqual(answer.json());
  });

  test.each([
    ['ab', 'correct horse', 'Username must be at least 3 characters'],
    ['   ab   ', 'correct horse', 'Username must be at least 3 characters'],
    ['some-name', '12345', 'Password must be at least 6 characters'],
    ['x'.repeat(256), 'correct horse', 'Username must be at most 255 characters'],
    ['some-name', 'x'.repeat(10_000), 'Password must be at most 256 characters'],
    ['some\u202Ename', 'correct horse', 'Username must not contain invisible characters'],
    ['some\nname', 'correct horse', 'Username must not contain invisible characters'],
    ['\u3164\u3164\u3164\u3164', 'correct horse', 'Username must not contain invisible characters'],
    ['some\u0000name', 'correct horse', 'The text contains characters that cannot be stored'],
    ['some-name', '\ud800'.repeat(10), 'The text contains characters that cannot be stored'],
  ])(
    'refuses %j / a password of its kind in words (AUTH-015, AUTH-019, INPUT-017)',
    async (username, password, sentence) => {
      const answer = await openSession(server.app).post('/api/register', credentials(username, password));
      expect([answer.status, answer.text]).toEqual([400, sentence]);
    },
  );

  test.each([
    [{ username: { $ne: null }, password: ['a'] }],
    [{ username: 1, password: true }],
    [{}],
    [[]],
    ['"text"'],
    ['nonsense'],
    ['{"__proto__":{"a":1}}'],
  ])('refuses the body %j without a 500 (AUTH-023)', async (body) => {
    const answer = await openSession(server.app).post('/api/register', body, {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeGreaterThan(5);
  });

  test('takes a name once, whatever its letter case or composition (INPUT-014)', async () => {
    await openSession(server.app).post('/api/register', credentials('Zoë-parent'));
    for (const name of ['zoë-parent', 'ZOË-PARENT', 'Zoë-parent'.normalize('NFD'), '  zoë-parent ']) {
      const answer = await openSession(server.app).post('/api/register', credentials(name));
      expect([answer.status, answer.text]).toEqual([409, 'Username already exists']);
    }
  });

  test('the same name twenty times at once makes one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => openSession(server.app).post('/api/register', credentials('at-once'))),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
  });
});

describe('login', () => {
  test('answers alike for an unknown name and a wrong password', async () => {
    const { username } = await signUp(server.app);
    const wrong = await openSession(server.app).post('/api/login', credentials(username, 'wrong password'));
    const unknown = await openSession(server.app).post('/api/login', credentials('nobody-at-all', 'wrong password'));
    expect([wrong.status, wrong.text]).toEqual([401, 'Incorrect username or password']);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test('a password is never cut, trimmed, or compared by its bytes alone (AUTH-016, AUTH-018, AUTH-020)', async () => {
    const long = `${'x'.repeat(100)}a`;
    await openSession(server.app).post('/api/register', credentials('long-password', long));
    expect(
      (await openSession(server.app).post('/api/login', credentials('long-password', `${'x'.repeat(100)}b`))).status,
    ).toBe(401);
    await openSession(server.app).post('/api/register', credentials('spaced-password', '  spaced  '));
    expect((await openSession(server.app).post('/api/login', credentials('spaced-password', 'spaced'))).status).toBe(
      401,
    );
    await openSession(server.app).post(
      '/api/register',
      credentials('accent-password', 'cafés-du-nord'.normalize('NFC')),
    );
    expect(
      (
        await openSession(server.app).post(
          '/api/login',
          credentials('accent-password', 'cafés-du-nord'.normalize('NFD')),
        )
      ).status,
    ).toBe(200);
  });

  test('after too many failures answers 429 with Retry-After, for that name and address', async () => {
    const strict = await createTestApp({ AUTH_RATE_LIMIT: '3' });
    const parent = openSession(strict.app);
    await parent.post('/api/register', credentials('limited'));
    for (let index = 0; index < 3; index += 1)
      await openSession(strict.app).post('/api/login', credentials('limited', 'wrong password'));
    const refused = await openSession(strict.app).post('/api/login', credentials('limited'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await openSession(strict.app).post('/api/login', credentials('somebody-else', 'wrong password'));
    expect(other.status).toBe(401);
    const batch = await openSession(strict.app).post(
      `/trpc/${Array(15).fill('auth.login').join(',')}?batch=1`,
      Object.fromEntries(Array.from({ length: 15 }, (_, i) => [i, credentials('limited', 'wrong')])),
    );
    expect(batch.status).toBe(400);
    await strict.close();
  });
});

describe('sessions', () => {
  test('a cookie kept from before logout opens nothing (SESS-001)', async () => {
    const parent = await signUp(server.app);
    const kept = parent.cookie();
    expect((await parent.post('/api/logout')).status).toBe(200);
    const replay = await server.app.inject({ url: '/api/user', headers: { cookie: kept } });
    expect([replay.statusCode, replay.body]).toEqual([401, 'User not authenticated']);
  });

  test('a broken, cut or foreign cookie is a signed-out visitor, never an error (SESS-006)', async () => {
    const parent = await signUp(server.app);
    const kept = parent.cookie();
    const broken = [
      `${kept.slice(0, -8)}AAAAAAAA`,
      kept.slice(0, 30),
      `nestling=${'A'.repeat(3000)}`,
      'nestling=%',
      'nestling=;',
      'nestling=a;b',
    ];
    for (const cookie of broken)
      expect((await server.app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(401);
  });

  test('"sign out everywhere" and a changed password end the other sessions (SESS-011)', async () => {
    const phone = await signUp(server.app);
    const laptop = openSession(server.app);
    await laptop.post('/api/login', credentials(phone.username));
    await phone.mutate('auth.changePassword', { currentPassword: 'correct horse', password: 'a new password' });
    expect((await laptop.get('/api/user')).status).toBe(401);
    expect((await phone.get('/api/user')).status).toBe(200);
    await laptop.post('/api/login', credentials(phone.username, 'a new password'));
    await laptop.mutate('auth.signOutEverywhere');
    expect((await phone.get('/api/user')).status).toBe(401);
  });

  test('the cookie is HttpOnly, SameSite=Lax, and with https Secure under the __Host- prefix (SESS-005)', async () => {
    const http = await server.app.inject({ method: 'POST', url: '/api/register', payload: credentials('cookie-http') });
    expect(http.headers['set-cookie']).toMatch(/^nestling=.*HttpOnly.*SameSite=Lax/);
    const secure = await createTestApp({ PUBLIC_URL: 'https://nestling.example.org' });
    const https = await secure.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: credentials('cookie-https'),
    });
    expect(https.headers['set-cookie']).toMatch(/^__Host-nestling=.*Path=\/.*HttpOnly.*Secure.*SameSite=Lax/);
    expect(https.headers['strict-transport-security']).toBeDefined();
    await secure.close();
  });
});

describe('cross-site requests', () => {
  test.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://127.0.0.1:3000.elsewhere.example' }],
  ])('%j is refused on every changing call (CSRF-004, CSRF-006)', async (headers) => {
    const parent = await signUp(server.app);
    for (const path of [
      '/api/logout',
      '/api/onboarding',
      '/api/documents/upload',
      '/api/documents/scrape',
      '/api/login',
      '/trpc/auth.logout',
      '/trpc/auth.signOutEverywhere',
    ]) {
      const answer = await parent.post(path, {}, { headers: headers as Record<string, string> });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect((await parent.get('/api/user')).status).toBe(200);
  });

  test("the page's own origin, PUBLIC_URL, and clients that are no browsers pass (CSRF-005)", async () => {
    const allowed: Record<string, string>[] = [
      { origin: 'http://localhost:80' },
      { origin: server.env.PUBLIC_URL },
      { 'sec-fetch-site': 'same-origin' },
      {},
    ];
    for (const headers of allowed) {
      const answer = await openSession(server.app).post('/api/logout', undefined, {
        headers: { host: 'localhost:80', ...headers },
      });
      expect(answer.status).toBe(200);
    }
  });
});

test('without a cookie every call that needs a parent answers 401 (SESS-016)', async () => {
  const calls: ['GET' | 'POST' | 'DELETE', string][] = [
    ['GET', '/api/user'],
    ['POST', '/api/onboarding'],
    ['POST', '/api/timeline'],
    ['GET', '/api/chat/sessions'],
    ['POST', '/api/chat/sessions'],
    ['GET', '/api/chat/1'],
    ['POST', '/api/chat/1'],
    ['GET', '/api/documents'],
    ['GET', '/api/documents/shared'],
    ['POST', '/api/documents/upload'],
    ['POST', '/api/documents/1/share'],
    ['DELETE', '/api/documents/1'],
    ['POST', '/api/documents/scrape'],
  ];
  for (const [method, url] of calls)
    expect([url, (await server.app.inject({ method, url })).statusCode]).toEqual([url, 401]);
});

test('unknown calls are 404 in words, and a path with side effects does not answer to GET (AUTH-026)', async () => {
  for (const url of ['/api/nothing', '/api/login', '/api/logout', '/trpc/nothing.here']) {
    const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).not.toMatch(/<html/i);
  }
});
