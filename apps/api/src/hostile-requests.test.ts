import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { countBusyMs } from '@nestling/contracts/testing/busy-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UNKNOWN_HOST_MESSAGE } from './platform/plugins/host-check.ts';
import { createAppRouter } from './router.ts';
import { bornDaysAgo, openSession, type Session, signUp } from './testing/browser-session.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';
import { SLACK_MS } from './testing/slack.ts';

type Parent = Session & { username: string; userId: number };

let server: TestApp;
let parent: Parent;
let other: Parent;
let port: number;
beforeAll(async () => {
  server = await createTestApp();
  parent = await signUp(server.app, { childName: 'Mia', childAge: bornDaysAgo(321) });
  other = await signUp(server.app, { childName: 'Otto', childAge: bornDaysAgo(686) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const rowOf = (userId: number) =>
  server.deps.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

/** Over a real connection, headers as they are given. */
function ask(path: string, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('a name that is not the server’s own', () => {
  const rebound = { host: 'rebinding.example', origin: 'http://rebinding.example' };

  test.each([
    ['a page', 'GET', '/auth'],
    ['a file', 'GET', '/favicon.svg'],
    ['a REST call', 'POST', '/api/register'],
    ['a tRPC call', 'POST', '/trpc/auth.register'],
    ['an address that does not exist', 'GET', '/nowhere'],
  ] as const)('gets %s refused in words', async (_what, method, url) => {
    const payload = method === 'POST' ? { username: 'rebound-parent', password: 'correct horse' } : undefined;
    const answer = await server.app.inject({ method, url, headers: { ...rebound, accept: 'text/html' }, payload });
    expect(answer.statusCode).toBe(421);
    expect(answer.payload).toBe(UNKNOWN_HOST_MESSAGE);
  });

  const procedures = Object.entries(
    createAppRouter({} as never)._def.procedures as unknown as Record<string, { _def: { type: string } }>,
  ).map(([name, { _def }]) => ({ name, method: _def.type === 'mutation' ? ('POST' as const) : ('GET' as const) }));
  /** Every method and path of the REST calls, as the server itself lists them. */
  const restCalls = () => {
    const above: string[] = [];
    return server.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? [];
        above.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
        const url = above.join('').replace(':id', '1');
        const named = url.startsWith('/api/') ? methods.split(', ') : [];
        return named.filter((method) => method !== 'HEAD').map((method) => ({ method: method as 'GET' | 'POST', url }));
      });
  };

  test('gets nothing on any path: no page, file or call answers it, and no cookie is set', async () => {
    const pages = ['/', '/auth', '/settings', '/documents', '/service-worker.js', '/assets/x.js', '/metrics'];
    const urls = [...restCalls().map(({ url }) => url), ...procedures.map(({ name }) => `/trpc/${name}`), ...pages];
    expect(urls.length).toBeGreaterThan(90);
    for (const url of new Set(urls))
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
        const answer = await server.app.inject({ method, url, headers: rebound });
        expect([method, url, answer.statusCode]).toEqual([method, url, 421]);
        expect(answer.headers).not.toHaveProperty('set-cookie');
        if (method !== 'HEAD') expect(answer.payload).toContain('does not answer under this name');
      }
  });

  test('and without an account its own name gives a stranger the sign-in calls and nothing else', async () => {
    const signIn =
      /^(\/trpc\/auth\.(currentUser|register|login|apple|logout|forgotPassword|resetPassword|startPasskeySignIn|signInWithPasskey)|\/api\/(health|ready|register|login|logout|forgot-password|auth\/apple))$/;
    const trpc = procedures.map(({ name, method }) => ({ method, url: `/trpc/${name}` }));
    for (const { method, url } of [...restCalls(), ...trpc].filter(({ url }) => !signIn.test(url))) {
      const payload = method === 'GET' ? undefined : {};
      const answer = await server.app.inject({ method, url, headers: { host: 'localhost' }, payload });
      // A stream says it in its first and only event.
      const inStream = /^event: serialized-error\ndata: .*"httpStatus":(\d+)/m.exec(answer.payload)?.[1];
      expect([method, url, Number(inStream ?? answer.statusCode)]).toEqual([method, url, 401]);
    }
    expect((await server.app.inject({ url: '/trpc/auth.currentUser' })).json()).toEqual({ result: { data: null } });
  });

  test.each([
    'localhost',
    'LOCALHOST:3000',
    'app.localhost',
    '127.0.0.1:3000',
    '192.168.1.20',
    '[::1]:3000',
    '[fe80::1]',
  ])('is not %s', async (host) => {
    expect((await server.app.inject({ url: '/api/health', headers: { host } })).statusCode).toBe(200);
  });

  test('is not the public one, nor one that the settings allow, whatever its case or last dot', async () => {
    const named = await createTestApp({
      PUBLIC_URL: 'https://nest.example.org',
      ALLOWED_HOSTS: 'home.example, Other.example',
    });
    const ask = async (host: string) => (await named.app.inject({ url: '/api/health', headers: { host } })).statusCode;
    for (const host of ['nest.example.org', 'NEST.example.org.', 'home.example:8443', 'other.example'])
      expect(await ask(host), host).toBe(200);
    for (const host of ['example.org', 'nest.example.org.evil.example', 'evil-home.example'])
      expect(await ask(host), host).not.toBe(200);
    // A forwarded name counts only from a proxy that is trusted.
    const forwarded = { host: 'evil.example', 'x-forwarded-host': 'nest.example.org' };
    expect((await named.app.inject({ url: '/api/health', headers: forwarded })).statusCode).toBe(421);
    await named.close();
  });
});

describe('an address that cannot be read', () => {
  test.each(['/api/%', '/%zz', '/journey/%E0%A4%A'])(
    '%s is refused with a sentence, not with code (IDOR-015)',
    async (path) => {
      const answer = await server.app.inject({ url: path, headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(400);
      expect(answer.payload).toBe('The request could not be read');
    },
  );

  test('a request that is no HTTP, or has too many headers, is told so and ended', async () => {
    const send = (text: string) =>
      new Promise<string>((resolve) => {
        let got = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.on('data', (chunk) => {
          got += chunk.toString();
        });
        socket.on('close', () => resolve(got));
        socket.on('error', () => resolve(got));
      });
    expect(await send('NOT HTTP AT ALL\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*\r\n\r\nThe request could not be read$/,
    );
    const long = `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`;
    expect(await send(long)).toMatch(/^HTTP\/1\.1 431 [\s\S]*\r\n\r\nThe request is too large$/);
  });
});

describe('what a body brings beyond its fields changes nothing:', () => {
  test('registration (MASS-001)', async () => {
    const answer = await openSession(server.app).post('/api/register', {
      username: 'mass-assigned',
      password: 'correct horse',
      id: 1,
      userId: 1,
      role: 'admin',
      isAdmin: true,
      onboardingCompleted: true,
      createdAt: '1970-01-01',
      resetToken: 'known',
    });
    expect(answer.status).toBe(201);
    const row = await rowOf((answer.json() as { id: number }).id);
    expect(row).toMatchObject({ onboarding_completed: 'false', reset_token: null, child_name: null });
    expect(row.id).toBeGreaterThan(other.userId);
    expect(row.created_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('an Apple id in a registration is not taken over', async () => {
    const answer = await openSession(server.app).post('/api/register', {
      username: 'claims-apple',
      password: 'correct horse',
      appleId: '001234.somebody',
    });
    expect((await rowOf((answer.json() as { id: number }).id)).apple_id).toBeNull();
  });

  test('the profile (MASS-002)', async () => {
    const before = await rowOf(other.userId);
    const mine = await rowOf(parent.userId);
    const answer = await parent.post('/api/onboarding', {
      childName: 'Mia',
      userId: other.userId,
      id: other.userId,
      username: 'renamed',
      password: 'changed by mass',
      appleId: 'x',
      apple_id: 'x',
    });
    expect(answer.status).toBe(200);
    expect(await rowOf(other.userId)).toEqual(before);
    expect(await rowOf(parent.userId)).toMatchObject({
      username: mine.username,
      password: mine.password,
      apple_id: null,
    });
  });

  test('prototypes (INPUT-001)', async () => {
    for (const path of ['/api/onboarding', '/trpc/profile.complete', '/api/chat/sessions'])
      for (const body of ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'])
        await parent.post(path, body, { headers: { 'content-type': 'application/json' } });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect((await parent.get('/api/user')).json()).not.toHaveProperty('polluted');
  });
});

describe('names that a careless map would stumble over', () => {
  test.each(['__proto__', 'constructor', 'toString', 'undefined', 'null', "' or 1=1--", '$1; drop table users'])(
    '%s is a name like any other',
    async (username) => {
      const made = await openSession(server.app).post('/api/register', { username, password: 'correct horse' });
      expect(made.status).toBe(201);
      const wrong = await openSession(server.app).post('/api/login', { username, password: 'wrong horse' });
      expect(wrong.status).toBe(401);
      const right = await openSession(server.app).post('/api/login', { username, password: 'correct horse' });
      expect(right.json()).toMatchObject({ username });
    },
  );
});

test('bytes that are no text become replacements, and of two equal keys the last one counts (INPUT-005, INPUT-006)', async () => {
  const headers = { 'content-type': 'application/json' };
  const broken = Buffer.concat([Buffer.from('{"childName":"M'), Buffer.from([0xff, 0xfe]), Buffer.from('a"}')]);
  expect((await parent.post('/api/onboarding', broken, { headers })).json()).toMatchObject({
    childName: 'M\ufffd\ufffda',
  });
  const twice = await parent.post('/api/onboarding', '{"childName":"One","childName":"Two"}', { headers });
  expect(twice.json()).toMatchObject({ childName: 'Two' });
});

describe('at the same moment', () => {
  test('fifty registrations of one name make one account (RACE-001)', async () => {
    const credentials = { username: 'fifty-at-once', password: 'correct horse' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => openSession(server.app).post('/api/register', credentials)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  test('two profiles of one parent leave one of the two (RACE-008)', async () => {
    const names = ['Ada', 'Bea'];
    const answers = await Promise.all(names.map((childName) => parent.post('/api/onboarding', { childName })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(names).toContain((await rowOf(parent.userId)).child_name);
  });
});

describe('a flood inside one request', () => {
  test.each(['/api/onboarding', '/api/login', '/api/chat/sessions', '/api/timeline', '/trpc/profile.complete'])(
    '%s refuses a hundred thousand levels at once',
    async (path) => {
      for (const body of [
        '['.repeat(100_000) + ']'.repeat(100_000),
        `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
      ]) {
        const busyMs = countBusyMs();
        const answer = await parent.post(path, body, { headers: { 'content-type': 'application/json' } });
        expect([200, 201, 400, 404], `${answer.status}`).toContain(answer.status);
        expect(busyMs()).toBeLessThan(1500);
      }
    },
  );

  test('headers, cookies and an address without end are refused, and the server goes on', async () => {
    expect(await ask('/api/user', { 'x-long': 'a'.repeat(60_000) })).toBe(431);
    expect(await ask('/api/user', { cookie: `nestling=${'A'.repeat(60_000)}` })).toBe(431);
    const many = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`x-${index}`, '1']));
    expect([401, 431]).toContain(await ask('/api/user', many));
    expect([404, 414, 431]).toContain(await ask(`/api/${'a'.repeat(40_000)}`, {}));
    expect([400, 404, 414]).toContain(await ask(`/api/chat/${'1'.repeat(5000)}`, {}));
    const parameters = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&');
    expect(await ask(`/api/documents?${parameters}`, { cookie: parent.cookie() })).toBe(200);
    expect(await ask('/api/health', {})).toBe(200);
  });

  test('eight hundred calls in one address or body are refused as a whole', async () => {
    const answer = await parent.get(`/trpc/${Array(800).fill('chat.sessions').join(',')}?batch=1`);
    expect([400, 404, 414]).toContain(answer.status);
    const eleven = await parent.get(`/trpc/${Array(11).fill('chat.sessions').join(',')}?batch=1`);
    expect(eleven.status).toBe(400);
  });
});

describe('methods', () => {
  const router = createAppRouter({} as never)._def.procedures as unknown as Record<string, { _def: { type: string } }>;
  const mutations = Object.keys(router).filter((name) => router[name]?._def.type === 'mutation');

  test('nothing that changes state answers to GET or HEAD, and no query to POST (CSRF-009)', async () => {
    expect(mutations.length).toBeGreaterThan(10);
    for (const name of mutations)
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await server.app.inject({
          method,
          url: `/trpc/${name}?input=%7B%7D`,
          headers: { cookie: parent.cookie() },
        });
        // To HEAD, a path of tRPC says no more than that it is there.
        expect([400, 404, 405, ...(method === 'HEAD' ? [204] : [])], `${method} ${name}`).toContain(answer.statusCode);
      }
    expect((await parent.post('/trpc/chat.sessions', {})).status).toBeGreaterThanOrEqual(400);
    expect((await parent.get('/api/user')).status).toBe(200);
  });

  test('cannot be overridden by a header, a field or the address (CSRF-009)', async () => {
    const session = await parent.mutate<{ id: number }>('chat.createSession', {});
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      await parent.get(`/api/documents/1?_method=DELETE`, { headers: { [name]: 'DELETE' } });
      const answer = await parent.get('/api/logout?_method=POST', { headers: { [name]: 'POST' } });
      expect(answer.status).toBe(404);
    }
    expect((await parent.get(`/api/chat/${session.id}`)).status).toBe(200);
  });
});

describe('what is not for the public', () => {
  test.each([
    '/.env',
    '/.git/config',
    '/api/docs',
    '/metrics',
    '/package.json',
    '/src/main.ts',
    '/assets/index.js.map',
    '/session.key',
    '/.data/session.key',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '//evil.example/',
  ])('%s is not there (PRIV-004)', async (path) => {
    const answer = await openSession(server.app).get(path);
    expect([400, 404], `${answer.status}`).toContain(answer.status);
    expect(answer.text).not.toMatch(/SESSION|"dependencies"|sourcesContent|import /);
    expect(answer.headers).not.toHaveProperty('location');
  });

  test('every answer forbids framing, sniffing and foreign content, and names no software (CSRF-013, XSS-010, XSS-017, PRIV-005)', async () => {
    for (const path of ['/', '/api/user', '/api/health', '/trpc/auth.currentUser', '/nothing']) {
      const { headers } = await openSession(server.app).get(path);
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ])
        expect(policy.split(';'), path).toContain(part);
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
    for (const path of ['/api/user', '/trpc/auth.currentUser'])
      expect((await openSession(server.app).get(path)).headers['cache-control']).toMatch(/no-store/);
  });
});

test('connections that send one byte now and then hold up nobody (INPUT-023)', async () => {
  const slow = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    return socket;
  });
  const start = performance.now();
  expect(await ask('/api/user', { cookie: parent.cookie() })).toBe(200);
  expect(performance.now() - start).toBeLessThan(1_000 + SLACK_MS);
  for (const socket of slow) socket.destroy();
});
