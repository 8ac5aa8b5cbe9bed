import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import * as membership from '../../../db/migrations/0010-membership.ts';
import { keepBackups } from '../../../recovery/keep-backups.ts';
import { openSession, type Session } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { announceOwnerLink } from './owner-link.ts';

const PUBLIC = { HOST: '0.0.0.0', LOG_LEVEL: 'warn' };
const CLOSED = 'This server takes no new accounts. Ask its owner if you need one.';
const NEEDED = 'You need an invitation to register here. Ask the owner of this server for a link.';
const ENDED = 'This invitation was already used or has ended. Please ask for a new one.';
const DAY_MS = 86_400_000;

const open: TestApp[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

let now = new Date('2026-03-01T12:00:00Z');
async function start(settings: Record<string, string>): Promise<TestApp & { log: () => string }> {
  now = new Date('2026-03-01T12:00:00Z');
  let log = '';
  const lines = new PassThrough().on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const server = await createTestApp({ REGISTRATION: '', ...settings }, { clock: () => now }, lines);
  open.push(server);
  return { ...server, log: () => log };
}

const linkIn = (log: string) => /\/auth\?invite=([\w-]+)/.exec(log)?.[1];
/** The tokens of the owner's links that one more start of the server logs. */
async function announced({ deps }: TestApp): Promise<(string | undefined)[]> {
  const lines: string[] = [];
  const logger = { ...deps.logger, warn: (line: string) => lines.push(line) } as never;
  await announceOwnerLink({ ...deps, logger });
  return lines.map(linkIn);
}

async function join(server: TestApp, username: string, invitation?: string) {
  const session = openSession(server.app);
  const answer = await session.post('/api/register', { username, password: 'correct horse', invitation });
  return { ...session, status: answer.status, text: answer.text, id: answer.status === 201 ? idOf(answer.json()) : 0 };
}
const idOf = (user: unknown) => (user as { id: number }).id;

async function startOwned(settings: Record<string, string> = {}) {
  const server = await start({ ...PUBLIC, ...settings });
  const owner = await join(server, 'owner', linkIn(server.log()));
  expect(owner.status).toBe(201);
  return { server, owner };
}

async function inviteBy(owner: Session, label = ''): Promise<string> {
  const { path } = await owner.mutate<{ path: string }>('members.invite', { label });
  return /^\/auth\?invite=([\w-]{40,})$/.exec(path)?.[1] ?? '';
}
const listMembers = (session: Session) =>
  session.query<{ members: Record<string, unknown>[]; next: number | null }>('members.list', {});

describe('who may register', () => {
  test.each([
    [{}, 'open'],
    [{ HOST: 'localhost' }, 'open'],
    [{ HOST: '::1' }, 'open'],
    [{ HOST: '0.0.0.0' }, 'invite'],
    [{ HOST: '192.168.1.20' }, 'invite'],
    [{ HOST: '127.example.org' }, 'invite'],
    [{ PUBLIC_URL: 'https://nest.example.org' }, 'invite'],
    [{ TRUST_PROXY: '1' }, 'invite'],
    [{ HOST: '0.0.0.0', REGISTRATION: 'open' }, 'open'],
    [{ REGISTRATION: 'closed' }, 'closed'],
  ])('with %j is: %s', async (settings, expected) => {
    const { parseEnv } = await import('../../../platform/env.ts');
    expect(parseEnv(settings).REGISTRATION).toBe(expected);
  });

  test('a registration that is none stops the start in words', async () => {
    const { parseEnv } = await import('../../../platform/env.ts');
    expect(() => parseEnv({ REGISTRATION: 'yes' })).toThrow('REGISTRATION must be open, invite or closed');
  });
});

describe('the owner', () => {
  test('sees when the server last made a backup and read it back', async () => {
    const server = await start({});
    const owner = await join(server, 'owner');
    const seen = () => owner.query<{ backups: unknown }>('members.membership').then(({ backups }) => backups);
    const everyHours = server.database.isEmbedded ? 24 : 0;
    expect(await seen()).toEqual({ everyHours, lastAt: null });
    const clock = () => new Date('2026-11-22T03:00:00Z');
    const env = { ...server.env, BACKUP_EVERY: 1 };
    await keepBackups({ pool: server.database.pool, env, clock, logger: server.deps.logger });
    expect(await seen()).toEqual({ everyHours, lastAt: '2026-11-22T03:00:00.000Z' });
  });

  test('off loopback needs the link of the log, which works once; until then nobody gets in', async () => {
    const server = await start(PUBLIC);
    const token = linkIn(server.log());
    const stranger = await join(server, 'stranger');
    expect([stranger.status, stranger.text]).toEqual([403, expect.stringContaining('the link in its log')]);
    expect((await join(server, 'stranger', 'x'.repeat(43))).text).toBe(ENDED);
    const stored = await server.deps.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);

    const both = await Promise.all([join(server, 'owner', token), join(server, 'late', token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    const owner = both.find(({ status }) => status === 201);
    expect((await listMembers(owner ?? stranger)).members).toMatchObject([{ isOwner: true }]);
    expect((await join(server, 'later', token)).text).toBe(ENDED);
    expect((await join(server, 'stranger')).text).toBe(NEEDED);
  });

  test('has the link of every replica until one is used; afterwards a start prints none', async () => {
    const server = await start(PUBLIC);
    const first = linkIn(server.log());
    const [second] = await announced(server);
    expect(second).not.toBe(first);
    const both = await Promise.all([join(server, 'one', first), join(server, 'two', second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    expect((await join(server, 'other', first)).text).toBe(ENDED);
    expect(await announced(server)).toEqual([]);
  });

  test('is one of those who come with two links at the same moment, every time', async () => {
    const server = await start(PUBLIC);
    const { db } = server.deps;
    for (let round = 0; round < 15; round += 1) {
      const [one] = await announced(server);
      const [two] = await announced(server);
      const both = await Promise.all([join(server, `one-${round}`, one), join(server, `two-${round}`, two)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 403]);
      await db.deleteFrom('users').execute();
    }
  }, 120_000);

  test('on a server that only its own machine reaches is the first account, and no later one', async () => {
    const server = await start({ LOG_LEVEL: 'warn' });
    expect(linkIn(server.log())).toBeUndefined();
    const all = await Promise.all([join(server, 'first'), join(server, 'second'), join(server, 'third')]);
    const asked = await Promise.all(all.map((one) => one.query<{ isOwner: boolean }>('members.membership')));
    expect(asked.filter(({ isOwner }) => isOwner)).toHaveLength(1);
  });

  test('is nobody who registers without the link where registration is open to the network', async () => {
    const server = await start({ ...PUBLIC, REGISTRATION: 'open' });
    const stranger = await join(server, 'stranger');
    expect(stranger.status).toBe(201);
    await expect(listMembers(stranger)).rejects.toThrow('Only the owner');
    const owner = await join(server, 'owner', linkIn(server.log()));
    expect((await listMembers(owner)).members).toHaveLength(2);
  });

  test('of a server that had accounts before is the oldest of them', async () => {
    const server = await start({});
    const oldest = await join(server, 'oldest');
    const newer = await join(server, 'newer');
    for (const table of ['invitations', 'server_owner']) await server.deps.db.schema.dropTable(table).execute();
    await membership.up(server.deps.db as never);
    expect(await oldest.query('members.membership')).toMatchObject({ isOwner: true });
    expect(await newer.query('members.membership')).toEqual({ isOwner: false });
  });
});

describe('an invitation', () => {
  test('lets one in, also when used by ten at once, and is shown once', async () => {
    const { server, owner } = await startOwned();
    const token = await inviteBy(owner, 'Grand\u202Ema');
    const shown = await owner.query<{ invitations: unknown[] }>('members.membership');
    expect(shown).toMatchObject({ isOwner: true, registration: 'invite', invitations: [{ label: 'Grandma' }] });
    expect(JSON.stringify(shown)).not.toContain(token);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, one) => join(server, `guest-${one}`, token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ text }) => text))).toEqual(new Set([ENDED]));
    expect((await listMembers(owner)).members).toHaveLength(2);
  });

  test('is not used up by a name that is taken, and without one a taken name is not told', async () => {
    const { server, owner } = await startOwned();
    const token = await inviteBy(owner);
    expect((await join(server, 'OWNER', token)).status).toBe(409);
    expect((await join(server, 'OWNER')).text).toBe(NEEDED);
    expect((await join(server, 'guest', token)).status).toBe(201);
  });

  test('ends after a week, and when the owner takes it back', async () => {
    const { server, owner } = await startOwned();
    const late = await inviteBy(owner);
    now = new Date(now.getTime() + 7 * DAY_MS + 1000);
    expect((await join(server, 'late', late)).text).toBe(ENDED);
    const taken = await inviteBy(owner);
    const { invitations } = await owner.query<{ invitations: { id: number }[] }>('members.membership');
    expect(invitations).toHaveLength(1);
    await owner.mutate('members.revoke', { id: invitations[0]?.id });
    expect((await join(server, 'taken', taken)).text).toBe(ENDED);
    await expect(owner.mutate('members.revoke', { id: invitations[0]?.id })).rejects.toThrow('already used');
  });

  test('opens nothing where registration is closed, and none can be made there', async () => {
    const { server, owner } = await startOwned();
    const token = await inviteBy(owner);
    const app = await buildApp({ ...server.deps, env: { ...server.env, REGISTRATION: 'closed' } });
    const closed = { ...server, app };
    expect((await join(closed, 'guest', token)).text).toBe(CLOSED);
    expect((await join(closed, 'guest')).text).toBe(CLOSED);
    const again = openSession(app);
    await again.post('/api/login', { username: 'owner', password: 'correct horse' });
    await expect(again.mutate('members.invite', {})).rejects.toThrow('takes no new accounts');
    await app.close();
  });
});

describe('a member', () => {
  test('may do nothing of what the owner may, signed out or in', async () => {
    const { server, owner } = await startOwned();
    const member = await join(server, 'guest', await inviteBy(owner));
    const open = await inviteBy(owner);
    for (const [session, status] of [
      [member, 403],
      [openSession(server.app), 401],
    ] as const) {
      for (const call of [
        () => listMembers(session),
        () => session.mutate('members.invite', {}),
        () => session.mutate('members.revoke', { id: 1 }),
        () => session.mutate('members.remove', { userId: owner.id }),
      ])
        await expect(call()).rejects.toMatchObject({ status });
    }
    expect(await member.query('members.membership')).toEqual({ isOwner: false });
    expect((await join(server, 'still-holds', open)).status).toBe(201);
  });

  test('is removed with everything that is theirs and is signed out at once; nobody else loses anything', async () => {
    const { server, owner } = await startOwned();
    const guest = await join(server, 'guest', await inviteBy(owner));
    const other = await join(server, 'other', await inviteBy(owner));
    const chat = await guest.mutate<{ id: number }>('chat.createSession');
    await guest.post(`/api/chat/${chat.id}`, { message: 'How long are naps?' });
    await server.deps.db
      .insertInto('documents')
      .values({ filename: 'note.txt', content: 'words', user_id: guest.id, page_starts: '[]', shared: true })
      .execute();
    expect((await listMembers(owner)).members.find(({ userId }) => userId === guest.id)).toEqual({
      userId: guest.id,
      username: 'guest',
      isOwner: false,
      createdAt: expect.stringMatching(/^\d{4}-/),
      lastSeenAt: expect.stringMatching(/^\d{4}-/),
      documentCount: 1,
    });

    await expect(owner.mutate('members.remove', { userId: owner.id })).rejects.toThrow('your own account');
    await owner.mutate('members.remove', { userId: guest.id });
    await expect(owner.mutate('members.remove', { userId: guest.id })).rejects.toThrow('There is no such member');
    expect((await guest.get('/api/user')).status).toBe(401);
    for (const table of ['documents', 'chat_sessions'] as const)
      expect(await server.deps.db.selectFrom(table).select('id').where('user_id', '=', guest.id).execute()).toEqual([]);
    expect((await other.get('/api/user')).status).toBe(200);
    expect((await listMembers(owner)).members.map(({ username }) => username)).toEqual(['owner', 'other']);
    expect((await join(server, 'guest')).text).toBe(NEEDED);
  });

  test('is found on later pages of a long list', async () => {
    const { server, owner } = await startOwned();
    await server.deps.db
      .insertInto('users')
      .values(Array.from({ length: 70 }, (_, one) => ({ username: `n${one}`, username_key: `n${one}` })) as never)
      .execute();
    const first = await listMembers(owner);
    const second = await owner.query<typeof first>('members.list', { cursor: first.next });
    expect([first.members.length, second.members.length, second.next]).toEqual([50, 21, null]);
  });
});
