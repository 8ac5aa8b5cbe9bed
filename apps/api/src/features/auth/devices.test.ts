import type { SecurityEvent, SignedInDevice } from '@nestling/contracts/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession, type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let now = Date.now();
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ TRUST_PROXY: '1' }, { clock: () => new Date(now) });
});
afterAll(() => server.close());

async function signInFrom(username: string, userAgent: string, address: string): Promise<Session> {
  const session = openSession(server.app);
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  const answer = await session.post('/api/login', { username, password: 'correct horse' }, { headers });
  expect(answer.status).toBe(200);
  return session;
}
const isIn = async (session: Session) => (await session.get('/api/user')).status === 200;
const devicesOf = (session: Session) => session.query<SignedInDevice[]>('auth.devices');
const logOf = async (session: Session, cursor?: number) =>
  session.query<{ events: SecurityEvent[]; next: number | null }>('auth.securityLog', cursor ? { cursor } : {});
const kinds = async (session: Session) => (await logOf(session)).events.map(({ kind }) => kind);

describe('signed-in devices', () => {
  test('are listed by what they are, from where and when, and ended one by one, by their own person alone', async () => {
    const parent = await signUp(server.app);
    const phone = await signInFrom(parent.username, PHONE, '203.0.113.77');
    const laptop = await signInFrom(parent.username, LAPTOP, '2001:db8:1:2::9');
    const devices = await devicesOf(phone);
    expect(devices).toHaveLength(3);
    const own = devices.find(({ isCurrent }) => isCurrent);
    expect(own).toMatchObject({ device: 'Safari on iPhone', place: '203.0.113.…' });
    const other = devices.find(({ device }) => device === 'Firefox on Windows');
    expect(other).toMatchObject({ place: '2001:db8:1:…', isCurrent: false });
    expect(JSON.stringify(devices)).not.toMatch(/113\.77|Mozilla/);

    const stranger = await signUp(server.app);
    await expect(stranger.mutate('auth.endSession', { number: other?.number })).rejects.toMatchObject({ status: 404 });
    await phone.mutate('auth.endSession', { number: other?.number });
    expect([await isIn(laptop), await isIn(phone), await isIn(parent)]).toEqual([false, true, true]);
    await phone.mutate('auth.endSession', { number: own?.number });
    expect([await isIn(phone), await isIn(parent)]).toEqual([false, true]);
  });

  test('end 30 days after their last use, and 180 days after the sign-in however much they are used', async () => {
    const parent = await signUp(server.app);
    const idle = await signInFrom(parent.username, PHONE, '203.0.113.1');
    const start = now;
    for (let day = 25; day < 180; day += 25) {
      now = start + day * DAY;
      expect([day, await isIn(parent)]).toEqual([day, true]);
    }
    expect(await isIn(idle)).toBe(false);
    now = start + 179 * DAY;
    expect(await isIn(parent)).toBe(true);
    now = start + 181 * DAY;
    expect(await isIn(parent)).toBe(false);
  });
});

describe('the password again', () => {
  const takeAway = (session: Session) => session.query('auth.exportData');

  test('is asked before the export and the deletion, ten minutes after it was last given', async () => {
    const parent = await signUp(server.app);
    await takeAway(parent);
    now += 11 * MINUTE;
    const needed = { code: 'confirm_needed', status: 403 };
    await expect(takeAway(parent)).rejects.toMatchObject(needed);
    const remove = () => parent.mutate('auth.deleteAccount', { username: parent.username });
    await expect(remove()).rejects.toMatchObject(needed);
    await expect(parent.mutate('auth.confirm', { password: 'wrong password' })).rejects.toThrow('not right');
    await expect(takeAway(parent)).rejects.toMatchObject(needed);
    await parent.mutate('auth.confirm', { password: 'correct horse' });
    await takeAway(parent);
    const elsewhere = await signInFrom(parent.username, PHONE, '203.0.113.1');
    now += 11 * MINUTE;
    await elsewhere.mutate('auth.confirm', { password: 'correct horse' });
    await expect(takeAway(parent)).rejects.toMatchObject(needed);
    await parent.mutate('auth.confirm', { password: 'correct horse' });
    await remove();
    expect(await isIn(parent)).toBe(false);
  });

  test('of an account that has none is a new sign-in', async () => {
    const parent = await signUp(server.app);
    await server.deps.db.updateTable('users').set({ password: null }).where('id', '=', parent.userId).execute();
    now += 11 * MINUTE;
    await expect(takeAway(parent)).rejects.toThrow('Sign out, sign in again');
  });

  test('cannot be guessed in an open session', async () => {
    const strict = await createTestApp({ AUTH_RATE_LIMIT: '3' });
    const parent = await signUp(strict.app);
    const guess = () => parent.mutate('auth.confirm', { password: 'wrong password' });
    for (let index = 0; index < 3; index += 1) await expect(guess()).rejects.toMatchObject({ code: 'invalid' });
    await expect(guess()).rejects.toMatchObject({ code: 'too_many' });
    await strict.close();
  });
});

describe('the account’s own log', () => {
  test('tells of sign-ins, failures, changes, sharing and exports, with device and place, and of nobody else', async () => {
    const parent = await signUp(server.app);
    const other = await signUp(server.app);
    const wrong = { username: parent.username, password: 'wrong password' };
    const headers = { 'user-agent': LAPTOP, 'x-forwarded-for': '198.51.100.4' };
    for (let index = 0; index < 5; index += 1) await openSession(server.app).post('/api/login', wrong, { headers });
    await expect.poll(() => kinds(parent)).toContain('sign_in_failed');
    await expect
      .poll(async () => (await logOf(parent)).events.find(({ kind }) => kind === 'sign_in_failed'))
      .toMatchObject({ times: 5, device: 'Firefox on Windows', place: '198.51.100.…' });
    const document = await server.deps.db
      .insertInto('documents')
      .values({ filename: 'plan.txt', content: 'Naps.', user_id: parent.userId, page_starts: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const shared of [true, true, false])
      await parent
        .post(`/api/documents/${document.id}/share`, { shared })
        .then(({ status }) => expect(status).toBe(200));
    await parent.query('auth.exportData');
    await parent.mutate('auth.changePassword', { currentPassword: 'correct horse', password: 'a better battery' });
    expect(await kinds(parent)).toEqual([
      'password_changed',
      'exported',
      'document_unshared',
      'document_shared',
      'sign_in_failed',
      'registered',
    ]);
    expect((await logOf(parent)).events.find(({ kind }) => kind === 'document_shared')?.details).toBe('plan.txt');
    expect(await kinds(other)).toEqual(['registered']);
  });

  test('is read a page at a time', async () => {
    const parent = await signUp(server.app);
    const row = { user_id: parent.userId, kind: 'exported', device: 'd', place: 'p' };
    await server.deps.db
      .insertInto('security_events')
      .values(Array.from({ length: 44 }, (_, index) => ({ ...row, details: `${index}` })))
      .execute();
    const first = await logOf(parent);
    const second = await logOf(parent, first.next ?? 0);
    const third = await logOf(parent, second.next ?? 0);
    expect([first.events.length, second.events.length, third.events.length, third.next]).toEqual([20, 20, 5, null]);
    const ids = [first, second, third].flatMap(({ events }) => events.map(({ id }) => id));
    expect(new Set(ids).size).toBe(45);
  });
});
