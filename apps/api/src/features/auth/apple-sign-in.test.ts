import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { SLACK_MS } from '../../testing/slack.ts';
import { hashToken } from './token.ts';

const CLIENT_ID = 'org.example.nestling';
const ISSUER = 'https://appleid.apple.com';

type Answering = 'keys' | 'none' | 'html' | 'error' | 'silence';
type KeyServer = { url: string; asked: () => number; answer: (next: Answering) => void; server: Server };

let apple: KeyServer;
let privateKey: CryptoKey;
let publicPem: string;
let server: TestApp;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  privateKey = pair.privateKey;
  publicPem = await exportSPKI(pair.publicKey);
  apple = await startKeyServer({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'apple-1', alg: 'RS256' }] });
  server = await createTestApp({ APPLE_CLIENT_ID: CLIENT_ID, APPLE_JWKS_URL: apple.url });
});
afterEach(() => apple.answer('keys'));
afterAll(async () => {
  await server.close();
  apple.server.closeAllConnections();
  apple.server.close();
});

async function startKeyServer(keys: unknown): Promise<KeyServer> {
  let asked = 0;
  let answering: Answering = 'keys';
  const keyServer = createServer((_, response) => {
    asked += 1;
    if (answering === 'keys') response.setHeader('content-type', 'application/json').end(JSON.stringify(keys));
    else if (answering === 'none')
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [] }));
    else if (answering === 'html') response.setHeader('content-type', 'text/html').end('<html>Sorry</html>');
    else if (answering === 'error') response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`,
    asked: () => asked,
    answer: (next) => {
      answering = next;
    },
    server: keyServer,
  };
}

const seconds = () => Math.floor(Date.now() / 1000);
const claims = (changes: Record<string, unknown> = {}) => ({
  iss: ISSUER,
  aud: CLIENT_ID,
  sub: '001234.somebody',
  iat: seconds(),
  exp: seconds() + 600,
  ...changes,
});
const sign = (
  payload: Record<string, unknown> = claims(),
  header: Partial<JWTHeaderParameters> = {},
  key: CryptoKey | Uint8Array = privateKey,
) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'apple-1', ...header }).sign(key);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signIn = (idToken: unknown, of: TestApp = server) => openSession(of.app).post('/api/auth/apple', { idToken });
const countUsers = async () => (await server.deps.db.selectFrom('users').select('id').execute()).length;

describe('a token of Apple', () => {
  test('opens one account, the same each time, also when several come at once (APPLE-012)', async () => {
    const before = await countUsers();
    const token = await sign(claims({ sub: 'at-once' }));
    const answers = await Promise.all([signIn(token), signIn(token), signIn(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => (answer.json() as { id: number }).id)).size).toBe(1);
    expect(await countUsers()).toBe(before + 1);
  });

  test('is never joined to an account by name or mail address, and a claimed address is not believed (APPLE-011, APPLE-015)', async () => {
    const mail = 'ann@example.org';
    const local = await openSession(server.app).post('/api/register', { username: mail, password: 'correct horse' });
    for (const verified of [true, 'true', 'false', false]) {
      const answer = await signIn(await sign(claims({ sub: mail, email: mail, email_verified: verified })));
      expect(answer.status).toBe(200);
      expect((answer.json() as { id: number }).id).not.toBe((local.json() as { id: number }).id);
      expect((answer.json() as { username: string }).username).not.toBe(mail);
    }
  });

  test('whose account has no password answers a password like any other name', async () => {
    const { username } = (await signIn(await sign(claims({ sub: 'no-password' })))).json() as { username: string };
    const answer = await openSession(server.app).post('/api/login', { username, password: 'whatever it is' });
    expect([answer.status, answer.text]).toEqual([401, 'Incorrect username or password']);
  });
});

test('lets a new Apple account in as registration does: not without an invitation, once with it, known ones always', async () => {
  const invited = await createTestApp({
    APPLE_CLIENT_ID: CLIENT_ID,
    APPLE_JWKS_URL: apple.url,
    HOST: '0.0.0.0',
    REGISTRATION: 'invite',
  });
  const early = await signIn(await sign(claims({ sub: 'early' })), invited);
  expect([early.status, early.text]).toEqual([403, expect.stringContaining('Nobody owns this server yet')]);
  await invited.deps.db
    .insertInto('invitations')
    .values({ token_hash: hashToken('for-one'), label: '', makes_owner: true, expires_at: new Date('2100-01-01') })
    .execute();
  const idToken = await sign(claims({ sub: 'owner' }));
  const join = (token: string) =>
    openSession(invited.app).post('/api/auth/apple', { idToken: token, invitation: 'for-one' });
  expect((await join(idToken)).status).toBe(200);
  expect((await signIn(idToken, invited)).status).toBe(200);
  const refused = await join(await sign(claims({ sub: 'second' })));
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('already used')]);
  const uninvited = await signIn(await sign(claims({ sub: 'third' })), invited);
  expect([uninvited.status, uninvited.text]).toEqual([403, expect.stringContaining('You need an invitation')]);
  expect(await invited.deps.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  await invited.close();
});

describe('refused with 401 and without an account: (APPLE-001, APPLE-002, APPLE-003, APPLE-004, APPLE-006)', () => {
  const refused: [string, () => Promise<string>][] = [
    ['no signature', async () => `${encode({ alg: 'none' })}.${encode(claims())}.`],
    [
      'no signature under a known key id',
      async () => `${encode({ alg: 'none', kid: 'apple-1' })}.${encode(claims())}.`,
    ],
    [
      'the public key used as a shared secret',
      () => sign(claims(), { alg: 'HS256' }, new TextEncoder().encode(publicPem)),
    ],
    [
      'a key that the token itself brings',
      async () => {
        const own = await generateKeyPair('RS256', { extractable: true });
        const jwk = await exportJWK(own.publicKey);
        return sign(claims(), { jwk, jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/cert' }, own.privateKey);
      },
    ],
    ['another key under the known id', async () => sign(claims(), {}, (await generateKeyPair('RS256')).privateKey)],
    ['another app’s audience', () => sign(claims({ aud: 'org.example.other' }))],
    ['no audience', () => sign(claims({ aud: undefined }))],
    ['another issuer', () => sign(claims({ iss: 'https://appleid.apple.com.evil.example' }))],
    ['expired beyond the skew', () => sign(claims({ iat: seconds() - 900, exp: seconds() - 61 }))],
    ['no expiry', () => sign(claims({ exp: undefined }))],
    ['issued tomorrow', () => sign(claims({ iat: seconds() + 86_400, exp: seconds() + 90_000 }))],
    ['not valid yet', () => sign(claims({ nbf: seconds() + 3600 }))],
    ['no subject', () => sign(claims({ sub: undefined }))],
    ['a subject that is no text', () => sign(claims({ sub: 7 }))],
    ['a changed payload', async () => (await sign()).replace(/\.[^.]+\./, `.${encode(claims({ sub: 'victim' }))}.`)],
    ['thousands of parts', async () => 'a.'.repeat(4000)],
    ['no token', async () => 'a.b.c'],
  ];
  test.each(refused)('%s', async (_, make) => {
    const before = await countUsers();
    const answer = await signIn(await make());
    expect([answer.status, answer.text]).toEqual([401, 'The Apple sign-in was not valid']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await countUsers()).toBe(before);
  });
});

test('whose account has sign-in codes asks for one too', async () => {
  const parent = openSession(server.app);
  const idToken = await sign(claims({ sub: '009.with-codes' }));
  await parent.post('/api/auth/apple', { idToken });
  const { secret } = await parent.mutate<{ secret: string }>('auth.startCodes');
  const [earlier, now] = [-30, 0].map((off) => generateSync({ secret, epoch: seconds() + off }));
  await parent.mutate('auth.finishCodes', { code: earlier });
  const without = await signIn(idToken);
  expect([without.status, without.text]).toEqual([401, expect.stringContaining('authenticator app')]);
  const answer = await openSession(server.app).post('/api/auth/apple', { idToken, code: now });
  expect(answer.status).toBe(200);
});

test('a token that is too long, or no text, is 400 (APPLE-014)', async () => {
  for (const idToken of ['a'.repeat(8193), '', 7, null, ['a'], {}])
    expect((await signIn(idToken)).status, JSON.stringify(idToken)?.slice(0, 20)).toBe(400);
  expect((await signIn('a'.repeat(2_000_000))).status).toBe(413);
});

test('a flood of unknown key ids asks Apple at most once more (APPLE-009)', async () => {
  await signIn(await sign());
  const before = apple.asked();
  for (let index = 0; index < 50; index += 1)
    expect((await signIn(await sign(claims(), { kid: `made-up-${index}` }))).status).toBe(401);
  expect(apple.asked() - before).toBeLessThanOrEqual(1);
});

describe('while Apple', () => {
  let cold: TestApp;
  beforeAll(async () => {
    cold = await createTestApp({ APPLE_CLIENT_ID: CLIENT_ID, APPLE_JWKS_URL: apple.url });
  });
  afterAll(() => cold.close());

  test('is away, keys that are known still work (APPLE-010)', async () => {
    await signIn(await sign());
    apple.answer('error');
    expect((await signIn(await sign())).status).toBe(200);
  });

  test.each<[Answering, number]>([
    ['error', 500],
    ['html', 500],
    ['none', 500],
    ['silence', 4500],
  ])('answers with %s, the answer is 503 in time, and passwords go on working', async (answering, limitMs) => {
    apple.answer(answering);
    const start = performance.now();
    const pending = signIn(await sign(), cold);
    const local = await openSession(cold.app).post('/api/register', {
      username: `local-${answering}`,
      password: 'correct horse',
    });
    expect(local.status).toBe(201);
    const answer = await pending;
    expect(answer.status).toBe(503);
    expect(answer.text).toMatch(/^Apple cannot be reached/);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(limitMs + SLACK_MS);
  });

  test('is back, its sign-in is too', async () => {
    expect((await signIn(await sign(), cold)).status).toBe(200);
  });
});

test('a server without Sign in with Apple says so', async () => {
  const without = await createTestApp();
  expect((await signIn('a.b.c', without)).status).toBe(501);
  await without.close();
});
