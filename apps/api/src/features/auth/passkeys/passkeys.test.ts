import { generateKeyPairSync } from 'node:crypto';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { openSession, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

type Options = { challenge: string; rp: { id: string }; rpId: string; user: { id: string } };
type Listed = { id: number; name: string; host: string; lastUsedAt: string | null };

const MINUTE = 60_000;
let now = Date.now();
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({}, { clock: () => new Date(now) });
});
afterAll(() => server.close());

/** Inject's own host is localhost:80, whose origin has no port. */
async function withPasskey() {
  const parent = await signUp(server.app);
  const device = createAuthenticator();
  await parent.mutate('auth.finishPasskey', {
    passkey: device.make(await parent.mutate<Options>('auth.startPasskey')),
  });
  return { parent, device };
}
const ask = (session: Session) => session.mutate<Options>('auth.startPasskeySignIn');
const events = async (session: Session) =>
  (await session.query<{ events: { kind: string }[] }>('auth.securityLog', {})).events.map(({ kind }) => kind);

test('a passkey is added, signs in without a name or code, is renamed and removed, and the log tells of each', async () => {
  const { parent, device } = await withPasskey();
  const { secret } = await parent.mutate<{ secret: string }>('auth.startCodes');
  await parent.mutate('auth.finishCodes', { code: generateSync({ secret, epoch: Math.floor(now / 1000) }) });

  const phone = openSession(server.app);
  const user = await phone.mutate<{ username: string }>('auth.signInWithPasskey', {
    passkey: device.use(await ask(phone)),
  });
  expect(user.username).toBe(parent.username);
  expect((await phone.get('/api/user')).status).toBe(200);

  const [listed] = await parent.query<Listed[]>('auth.passkeys');
  expect(listed).toMatchObject({ name: 'another program', host: 'localhost', lastUsedAt: new Date(now).toISOString() });
  await parent.mutate('auth.renamePasskey', { id: listed?.id, name: ' The \u202Ephone ' });
  const data = await parent.query<{ passkeys: unknown[] }>('auth.exportData');
  expect(data.passkeys).toEqual([expect.objectContaining({ name: 'The phone' })]);
  expect(JSON.stringify(data)).not.toMatch(/public_key|credential/);
  await parent.mutate('auth.removePasskey', { id: listed?.id });
  expect(await parent.query('auth.passkeys')).toEqual([]);
  await expect(phone.mutate('auth.signInWithPasskey', { passkey: device.use(await ask(phone)) })).rejects.toThrow(
    'does not belong to an account',
  );
  expect(await events(parent)).toEqual(expect.arrayContaining(['passkey_added', 'passkey_used', 'passkey_removed']));
});

test('what was signed counts once, soon, and only as it was asked', async () => {
  const { parent, device } = await withPasskey();
  const phone = openSession(server.app);
  const signIn = (passkey: unknown) => phone.mutate('auth.signInWithPasskey', { passkey });

  const good = device.use(await ask(phone));
  await signIn(good);
  await expect(signIn(good)).rejects.toThrow('sent twice');
  const late = device.use(await ask(phone));
  now += 4 * MINUTE;
  await expect(signIn(late)).rejects.toThrow('took too long');
  await expect(signIn(device.use(await ask(phone), { challenge: 'bm90IG91cnM' }))).rejects.toThrow('took too long');
  // Asked for another purpose, or of somebody else.
  const forConfirm = await parent.mutate<Options>('auth.startPasskeyConfirm');
  await expect(signIn(device.use(forConfirm))).rejects.toThrow('took too long');
  const stranger = await signUp(server.app);
  const asked = await parent.mutate<Options>('auth.startPasskeyConfirm');
  await expect(stranger.mutate('auth.confirm', { passkey: device.use(asked) })).rejects.toThrow('took too long');

  const twice = device.use(await ask(phone));
  const both = await Promise.allSettled([signIn(twice), signIn(twice)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('another site, an unverified person, a foreign key, a copied device and a foreign handle are refused', async () => {
  const { parent, device } = await withPasskey();
  const phone = openSession(server.app);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signIn = (passkey: unknown) => phone.mutate('auth.signInWithPasskey', { passkey });
  await signIn(device.use(await ask(phone)));
  for (const odd of [
    { origin: 'https://nestling.example' },
    { rpId: 'nestling.example' },
    { isUnverified: true },
    { signCount: 1 },
    { type: 'webauthn.create' },
    { userHandle: 'c29tZWJvZHkgZWxzZQ' },
  ])
    await expect(signIn(device.use(await ask(phone), odd)), JSON.stringify(odd)).rejects.toThrow('not accepted');
  await expect(signIn(device.use(await ask(phone), {}, privateKey))).rejects.toThrow('not accepted');
  for (const passkey of [undefined, {}, { ...device.use(await ask(phone)), id: '\u0000' }])
    await expect(signIn(passkey)).rejects.toMatchObject({ code: 'invalid' });
  await signIn(device.use(await ask(phone)));
  expect(await events(parent)).toContain('passkey_refused');

  const other = await signUp(server.app);
  await expect(
    other.mutate('auth.finishPasskey', {
      passkey: createAuthenticator().make(await other.mutate<Options>('auth.startPasskey'), { isUnverified: true }),
    }),
  ).rejects.toThrow('could not be added');
  await expect(
    other.mutate('auth.finishPasskey', { passkey: device.make(await other.mutate<Options>('auth.startPasskey')) }),
  ).rejects.toThrow('added already');
});

test('a passkey counts as the password again: for deleting, exporting, changing the password and further passkeys', async () => {
  const { parent, device } = await withPasskey();
  now += 11 * MINUTE;
  for (const call of ['auth.startPasskey', 'auth.startCodes'])
    await expect(parent.mutate(call)).rejects.toMatchObject({ code: 'confirm_needed' });
  const [own] = await parent.query<Listed[]>('auth.passkeys');
  await expect(parent.mutate('auth.removePasskey', { id: own?.id })).rejects.toMatchObject({ code: 'confirm_needed' });
  await expect(parent.query('auth.exportData')).rejects.toMatchObject({ code: 'confirm_needed' });
  for (const currentPassword of [undefined, '', 'wrong horse'])
    await expect(
      parent.mutate('auth.changePassword', { currentPassword, password: 'a better battery' }),
    ).rejects.toThrow('The current password is not right');
  const signed = async () => device.use(await parent.mutate<Options>('auth.startPasskeyConfirm'));
  await parent.mutate('auth.changePassword', { passkey: await signed(), password: 'a better battery' });
  expect(
    (await openSession(server.app).post('/api/login', { username: parent.username, password: 'a better battery' }))
      .status,
  ).toBe(200);
  await expect(parent.query('auth.exportData')).rejects.toMatchObject({ code: 'confirm_needed' });
  await expect(
    parent.mutate('auth.confirm', {
      passkey: createAuthenticator().use(await parent.mutate('auth.startPasskeyConfirm')),
    }),
  ).rejects.toMatchObject({ code: 'invalid' });
  await parent.mutate('auth.confirm', { passkey: await signed() });
  await parent.query('auth.exportData');
  await parent.mutate('auth.deleteAccount', { username: parent.username });
  expect((await parent.get('/api/user')).status).toBe(401);
});

test('one account’s passkeys are nobody else’s to see, name or remove, and are at most twenty', async () => {
  const { parent } = await withPasskey();
  const other = await signUp(server.app);
  const [own] = await parent.query<Listed[]>('auth.passkeys');
  expect(await other.query('auth.passkeys')).toEqual([]);
  await expect(other.mutate('auth.renamePasskey', { id: own?.id, name: 'Mine' })).rejects.toMatchObject({
    status: 404,
  });
  await expect(other.mutate('auth.removePasskey', { id: own?.id })).rejects.toMatchObject({ status: 404 });
  const make = async () => createAuthenticator().make(await parent.mutate<Options>('auth.startPasskey'));
  const finish = (passkey: unknown) => parent.mutate('auth.finishPasskey', { passkey });
  for (let made = 1; made < 18; made += 1) await finish(await make());
  // All were begun while there was room, and end at one moment.
  const begun = [await make(), await make(), await make(), await make(), await make()];
  const ended = await Promise.allSettled(begun.map(finish));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await parent.query<Listed[]>('auth.passkeys')).toHaveLength(20);
  await expect(parent.mutate('auth.startPasskey')).rejects.toThrow('20 passkeys');
});

test('under an address of numbers, or by http under a name, there are none, and each name has its own', async () => {
  const parent = await signUp(server.app);
  const start = (host: string) => parent.post('/trpc/auth.startPasskey', {}, { headers: { host } });
  for (const host of ['192.168.1.4:3000', '[::1]:3000']) {
    const refused = await start(host);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('over https')]);
  }
  const named = await createTestApp({ PUBLIC_URL: 'https://nestling.example' });
  try {
    const stranger = openSession(named.app);
    const asked = await stranger.post('/trpc/auth.startPasskeySignIn', {}, { headers: { host: 'nestling.example' } });
    expect(asked.text).toContain('"rpId":"nestling.example"');
  } finally {
    await named.close();
  }
});
