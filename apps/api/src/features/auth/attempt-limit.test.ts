import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimits } from '../../platform/limits.ts';
import { placeHash, placeOf, shortPlace } from '../../platform/place.ts';
import { openSession, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { keepPlace } from './known-places.repo.ts';

const fail = async () => undefined;
const succeed = async () => true;
const refusal = { code: 'too_many' };

describe('the limit', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());
  /** As on another replica, or after a restart: nothing is shared but the database. */
  const limitOf = (tries: number) =>
    createAttemptLimit({
      db: server.deps.db,
      limits: createLimits(server.deps.db, { ...server.env, AUTH_RATE_LIMIT: tries }),
    });

  test('counts tries that come at once like tries in a row, over two servers', async () => {
    const [here, there] = [limitOf(3), limitOf(3)];
    let worked = 0;
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? here : there).attempt('203.0.113.1', 'ann', async () => {
          worked += 1;
          await new Promise((resolve) => setTimeout(resolve, 20));
          return undefined;
        }),
      ),
    );
    expect(worked).toBe(3);
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(47);
    await expect(limitOf(3).attempt('203.0.113.1', 'ann', succeed)).rejects.toMatchObject(refusal);
  });

  test('gives back the try of a success and of a fault of ours', async () => {
    const limit = limitOf(2);
    const fault = async () => {
      throw new Error('the database is away');
    };
    for (let index = 0; index < 5; index += 1) {
      expect(await limit.attempt('203.0.113.2', 'bea', succeed)).toBe(true);
      await expect(limit.attempt('203.0.113.2', 'bea', fault)).rejects.toThrow('away');
    }
  });

  test('is as before after a burst of successes', async () => {
    const limit = limitOf(3);
    const burst = Array.from({ length: 20 }, () => limit.attempt('203.0.113.3', 'cid', succeed));
    await Promise.allSettled(burst);
    for (let index = 0; index < 3; index += 1) expect(await limit.attempt('203.0.113.3', 'cid', fail)).toBeUndefined();
    await expect(limit.attempt('203.0.113.3', 'cid', succeed)).rejects.toMatchObject(refusal);
  });

  test('holds for a name from ever new addresses, but not where its owner has signed in before (AUTH-002, AUTH-003)', async () => {
    const { userId } = await signUp(server.app);
    const here = placeHash('198.51.100.7', 'dan');
    await keepPlace(server.deps.db, { userId, placeHash: here, now: new Date(), most: 20 });
    for (let index = 0; index < 6; index += 1) await limitOf(3).attempt(`192.0.2.${index}`, 'dan', fail);
    await expect(limitOf(3).attempt('192.0.2.99', 'dan', succeed)).rejects.toMatchObject(refusal);
    expect(await limitOf(3).attempt('198.51.100.7', 'dan', succeed)).toBe(true);
    expect(await limitOf(3).attempt('192.0.2.99', 'eve', succeed)).toBe(true);
  });

  test('holds for an address with ever new names (AUTH-012)', async () => {
    const limit = limitOf(1);
    for (let index = 0; index < 30; index += 1) await limit.attempt('203.0.113.5', `name ${index}`, fail);
    await expect(limit.attempt('203.0.113.5', 'another', succeed)).rejects.toMatchObject(refusal);
    await expect(limit.takeOfAddress('203.0.113.5')).rejects.toMatchObject(refusal);
  });

  test('keeps neither names nor addresses, and no more than an account’s last places', async () => {
    const { userId } = await signUp(server.app);
    await limitOf(5).attempt('203.0.113.6', 'zoe', fail);
    for (let index = 0; index < 5; index += 1)
      await keepPlace(server.deps.db, { userId, placeHash: `p${index}`, now: new Date(1e12 + index), most: 3 });
    const counters = await server.deps.db.selectFrom('rate_limits').select('key').execute();
    const places = await server.deps.db.selectFrom('known_places').selectAll().where('user_id', '=', userId).execute();
    expect(JSON.stringify([counters, places])).not.toMatch(/zoe|203\.0\.113/);
    expect(places).toHaveLength(3);
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:…'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1:…'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:…'],
    ['::1', '0:0:0:0::/64', 'this machine'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:…'],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.…'],
    ['203.0.113.9', '203.0.113.9', '203.0.113.…'],
    ['127.0.0.1', '127.0.0.1', 'this machine'],
  ])('counts %s as %s and shows it as %s', (address, place, shown) => {
    expect([placeOf(address), shortPlace(address)]).toEqual([place, shown]);
  });
});

describe('signing in', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ AUTH_RATE_LIMIT: '5', TRUST_PROXY: '1' });
    await openSession(strict.app).post('/api/register', { username: 'ann@example.org', password: 'correct horse' });
  });
  afterAll(() => strict.close());

  const login = (password: string, address: string) =>
    openSession(strict.app).post(
      '/api/login',
      { username: 'ann@example.org', password },
      { headers: { 'x-forwarded-for': address } },
    );

  test('forty wrong passwords at once are five checks; the refusals come without a hash and say when to return (AUTH-001)', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => login('wrong password', '203.0.113.1')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
    const before = process.cpuUsage();
    for (let index = 0; index < 20; index += 1) {
      const refused = await login('correct horse', '203.0.113.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    const { user, system } = process.cpuUsage(before);
    const start = process.cpuUsage();
    for (let index = 0; index < 5; index += 1) await login('correct horse', '203.0.113.2');
    const hashing = process.cpuUsage(start);
    expect((user + system) / 20).toBeLessThan((hashing.user + hashing.system) / 5);
  });

  test('is limited over tRPC alike, with Retry-After, and a batch counts every call (AUTH-006)', async () => {
    const batch = await openSession(strict.app).post(
      `/trpc/${Array(10).fill('auth.login').join(',')}?batch=1`,
      Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => [index, { username: 'batched', password: 'wrong password' }]),
      ),
      { headers: { 'x-forwarded-for': '203.0.113.30' } },
    );
    const codes = (batch.json() as { error: { data: { httpStatus: number } } }[]).map(
      ({ error }) => error.data.httpStatus,
    );
    expect(codes.toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
    expect(Number(batch.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('an address that is forged in front of the proxy’s own changes nothing', async () => {
    for (let index = 0; index < 5; index += 1) await login('wrong password', `10.9.8.${index}, 203.0.113.40`);
    expect((await login('correct horse', '10.1.1.1, 203.0.113.40')).status).toBe(429);
  });

  test('asking for a reset mail again and again sends one, and is limited (AUTH-011)', async () => {
    const ask = () =>
      openSession(strict.app).post(
        '/api/forgot-password',
        { username: 'bea@example.org' },
        { headers: { 'x-forwarded-for': '203.0.113.50' } },
      );
    await openSession(strict.app).post('/api/register', { username: 'bea@example.org', password: 'correct horse' });
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    const outbox = path.join(strict.dataDir, 'outbox');
    const mails = () => {
      try {
        return readdirSync(outbox).length;
      } catch {
        return 0;
      }
    };
    await expect.poll(mails, { timeout: 5000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(mails()).toBe(1);
  });
});
