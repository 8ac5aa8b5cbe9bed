import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { hashToken } from '../token.ts';

let now = Date.now();
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({}, { clock: () => new Date(now) });
});
afterAll(() => server.close());

const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(now / 1000) });
const nextStep = () => {
  now += 30_000;
};
async function turnOn(parent: Session) {
  const { secret, uri } = await parent.mutate<{ secret: string; uri: string }>('auth.startCodes');
  const { recoveryCodes } = await parent.mutate<{ recoveryCodes: string[] }>('auth.finishCodes', {
    code: codeOf(secret),
  });
  return { secret, uri, recoveryCodes };
}
const login = (username: string, code?: string, password = 'correct horse') =>
  openSession(server.app).post('/api/login', { username, password, ...(code ? { code } : {}) });

test('codes are asked beside the password once they are on, and each works once', async () => {
  const parent = await signUp(server.app);
  expect(await parent.query('auth.codes')).toEqual({ isOn: false, recoveryLeft: 0 });
  const { secret, uri } = await parent.mutate<{ secret: string; uri: string }>('auth.startCodes');
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Nestling/);
  await expect(parent.mutate('auth.finishCodes', { code: '000000' })).rejects.toThrow('not right');
  expect((await login(parent.username)).status).toBe(200);
  await parent.mutate('auth.finishCodes', { code: codeOf(secret) });

  const without = await login(parent.username);
  expect([without.status, without.text]).toEqual([401, expect.stringContaining('authenticator app')]);
  expect(without.headers).not.toHaveProperty('set-cookie');
  expect((await login(parent.username, codeOf(secret))).status).toBe(401);
  nextStep();
  const code = codeOf(secret);
  expect((await login(parent.username, code, 'wrong password')).text).toBe('Incorrect username or password');
  expect((await login(parent.username, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  expect((await login(parent.username, code)).status).toBe(401);
  now += 10 * 60_000;
  expect((await login(parent.username, code)).status).toBe(401);
});

test('a recovery code signs in once, is told of, and only its hash is kept', async () => {
  const parent = await signUp(server.app);
  const { recoveryCodes } = await turnOn(parent);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  const stored = JSON.stringify(await server.deps.db.selectFrom('recovery_codes').selectAll().execute());
  expect(stored).not.toContain(first.replace('-', ''));
  const both = await Promise.all([login(parent.username, first), login(parent.username, first)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await login(parent.username, second.toUpperCase())).status).toBe(200);
  expect(await parent.query('auth.codes')).toEqual({ isOn: true, recoveryLeft: 8 });
  const { events } = await parent.query<{ events: { kind: string }[] }>('auth.securityLog', {});
  expect(events.map(({ kind }) => kind)).toContain('recovery_code_used');
});

test('what is kept of recovery codes is hashed as slowly as a password; codes of before that still work, once', async () => {
  const parent = await signUp(server.app);
  const { recoveryCodes } = await turnOn(parent);
  const rows = await server.deps.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', parent.userId)
    .execute();
  expect(rows.map(({ code_hash }) => code_hash.slice(0, 31))).toEqual(
    Array.from({ length: 10 }, () => '$argon2id$v=19$m=19456,t=2,p=1$'),
  );
  const before = createHash('sha256').update('abcde23456').digest('hex');
  await server.deps.db.insertInto('recovery_codes').values({ user_id: parent.userId, code_hash: before }).execute();
  expect((await login(parent.username, 'abcde-23456')).status).toBe(200);
  expect((await login(parent.username, 'abcde-23456')).status).toBe(401);
  expect((await login(parent.username, recoveryCodes[9])).status).toBe(200);
});

test('wrong codes are fifty a day, from wherever, and a code of another account opens nothing', async () => {
  const parent = await signUp(server.app);
  const { secret } = await turnOn(parent);
  const other = await signUp(server.app);
  await turnOn(other);
  nextStep();
  expect((await login(other.username, codeOf(secret))).status).toBe(401);
  await server.deps.limits.take('code', parent.userId);
  for (let index = 0; index < 49; index += 1) await server.deps.limits.take('code', parent.userId);
  const refused = await login(parent.username, codeOf(secret));
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('tomorrow')]);
});

test('turning them on and off wants the password again, and a reset link does not get past them', async () => {
  const parent = await signUp(server.app);
  const { secret } = await turnOn(parent);
  await expect(parent.mutate('auth.startCodes')).rejects.toThrow('on already');
  now += 11 * 60_000;
  await expect(parent.mutate('auth.stopCodes')).rejects.toMatchObject({ code: 'confirm_needed' });
  await server.deps.db
    .updateTable('users')
    .set({ reset_token: hashToken('a token'), reset_token_expires: new Date(now + 60_000) })
    .where('id', '=', parent.userId)
    .execute();
  const finder = openSession(server.app);
  expect(await finder.mutate('auth.resetPassword', { token: 'a token', password: 'another horse' })).toBeNull();
  expect((await finder.get('/api/user')).status).toBe(401);
  expect((await login(parent.username, undefined, 'another horse')).status).toBe(401);
  const back = openSession(server.app);
  await back.post('/api/login', { username: parent.username, password: 'another horse', code: codeOf(secret) });
  await back.mutate('auth.stopCodes');
  expect((await login(parent.username, undefined, 'another horse')).status).toBe(200);
});

test('the secret is sealed in the database, to its account and by the newest server secret', async () => {
  const [old, newer, other] = ['first', 'second', 'third'].map((name) => `${name} secret of this very test server`);
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nestling-sealed-'));
  const at = (secret: string) =>
    createTestApp(
      { SESSION_SECRET: secret, DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}) },
      { clock: () => new Date(now) },
    );
  const first = await at(old as string);
  const parent = await signUp(first.app);
  const stranger = await signUp(first.app);
  const { secret } = await turnOn(parent);
  const { recoveryCodes } = await turnOn(stranger);
  const rows = () => first.deps.db.selectFrom('sign_in_codes').selectAll().orderBy('user_id').execute();
  const before = await rows();
  expect(JSON.stringify(before)).not.toContain(secret);
  await first.close();

  const enter = async (server: TestApp, username: string, code: string) =>
    (await openSession(server.app).post('/api/login', { username, password: 'correct horse', code })).text;
  const second = await at(`${newer},${old}`);
  nextStep();
  expect(await enter(second, parent.username, codeOf(secret))).toContain(parent.username);
  // Another account's row opens nothing here.
  await second.deps.db
    .updateTable('sign_in_codes')
    .set({ secret: before[0]?.secret ?? '' })
    .where('user_id', '=', stranger.userId)
    .execute();
  nextStep();
  expect(await enter(second, stranger.username, codeOf(secret))).toContain('can no longer check');
  await second.close();

  const third = await at(newer as string);
  nextStep();
  expect(await enter(third, parent.username, codeOf(secret))).toContain(parent.username);
  await third.close();
  const fourth = await at(other as string);
  nextStep();
  expect(await enter(fourth, parent.username, codeOf(secret))).toContain('can no longer check');
  expect(await enter(fourth, stranger.username, recoveryCodes[0] ?? '')).toContain(stranger.username);
  await fourth.close();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('over tRPC the refusal says what is wanted', async () => {
  const parent = await signUp(server.app);
  await turnOn(parent);
  const credentials = { username: parent.username, password: 'correct horse' };
  await expect(openSession(server.app).mutate('auth.login', credentials)).rejects.toMatchObject({
    code: 'code_needed',
    status: 401,
  });
});
