import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { bornDaysAgo, openSession, type Session, signUp } from './testing/browser-session.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

let server: TestApp;
let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  server = await createTestApp();
  folder = mkdtempSync(path.join(tmpdir(), 'nestling-pages-'));
  writeFileSync(path.join(folder, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  const words = {
    signIn: '',
    loading: '<i>Loading...</i>',
    chat: '<i><!--age--> <!--talk--></i>',
    journey: '<i><!--title--></i>',
  };
  writeFileSync(path.join(folder, 'first-load.json'), JSON.stringify({ scripts: {}, words }));
  app = await buildApp(server.deps, folder);
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { path: string; input?: unknown; data: unknown };

async function pageFor(session: Session, address: string, zone?: string) {
  // As a browser does it: a page's calls name its zone, the next page is asked for without one.
  if (zone) await session.get('/api/user', { headers: { 'x-time-zone': zone } });
  const { text, headers } = await session.get(address, { headers: { accept: 'text/html' } });
  const told = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(text)?.[1];
  const { answers, today } = told ? (JSON.parse(told) as { answers: Answer[]; today: string }) : {};
  return { answers, today, kept: headers['cache-control'], words: /<i>(.*?)<\/i>/s.exec(text)?.[1] };
}

const RANGE_BEGINS_WEEKS = 25;
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
const TODAY = new Date().toISOString().slice(0, 10);

test('a page brings what it would ask first, word for word, and no browser keeps it', async () => {
  const parent = await signUp(app, { childName: 'Mia', childAge: bornDaysAgo(311) });
  const session = await parent.mutate<{ id: number }>('chat.createSession', {});
  for (const address of ['/chat', '/journey']) {
    const { answers = [], kept } = await pageFor(parent, address);
    expect(kept).toBe('no-store');
    for (const { path: call, input, data } of answers)
      expect([call, await parent.query(call, input)]).toEqual([call, JSON.parse(JSON.stringify(data))]);
    expect(answers.map(({ path: call }) => call)).toContain('auth.currentUser');
  }
  const chat = (await pageFor(parent, '/chat')).answers ?? [];
  expect(chat.find(({ path: call }) => call === 'chat.messages')?.input).toEqual({ sessionId: session.id });
  const journey = (await pageFor(parent, '/journey')).answers ?? [];
  expect(journey.map(({ path: call }) => call)).toEqual(
    expect.arrayContaining(['journey.timeline', 'journey.milestones', 'journey.progress']),
  );
});

test('nothing is told to a stranger, to who has signed out, or of anybody else', async () => {
  const parent = await signUp(app, { childName: 'Mia', childAge: TODAY });
  const other = await signUp(app);
  expect(await pageFor(openSession(app), '/chat')).toMatchObject({ answers: undefined, kept: 'no-cache' });
  expect((await pageFor(other, '/chat')).answers).toMatchObject([
    { path: 'auth.currentUser', data: { id: other.userId } },
  ]);
  await parent.post('/api/logout');
  expect((await pageFor(parent, '/chat')).answers).toBeUndefined();
});

test('a page comes with the day that it is for the parent, in the zone that was last named since the sign-in', async () => {
  const parent = await signUp(app, { childName: 'Mia', childAge: bornDaysAgo(11) });
  // A day and an hour apart: never the same day.
  const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  for (const zone of [ahead, behind]) {
    const { today, words } = await pageFor(parent, '/chat', zone);
    const days = (Date.parse(dayIn(zone)) - Date.parse(bornDaysAgo(11))) / 86_400_000;
    expect([today, words]).toEqual([dayIn(zone), expect.stringContaining(`${days} day`)]);
  }
  expect(await pageFor(parent, '/chat', 'Nowhere/At_All')).toMatchObject({ today: dayIn(behind) });
});

test('where no zone was named the words that hang on the day wait for the page, the others do not', async () => {
  const parent = await signUp(app, { childName: 'Mia', childAge: bornDaysAgo(311) });
  const { id } = await parent.mutate<{ id: number }>('chat.createSession', {});
  for (const zone of [undefined, 'Nowhere/At_All', '%E0%A4%A'])
    expect(await pageFor(parent, '/chat', zone)).toMatchObject({ today: TODAY });
  await parent.post(`/api/chat/${id}`, { message: 'how much should she sleep' });
  expect(await pageFor(parent, '/chat')).toMatchObject({ today: TODAY, words: expect.stringContaining('how much') });
  // Where a range of ages begins, on one side of the date line alone.
  const ahead = Date.parse(dayIn('Pacific/Kiritimati'));
  const childAge = new Date(ahead - RANGE_BEGINS_WEEKS * 7 * 86_400_000).toISOString().slice(0, 10);
  const betweenAges = await signUp(app, { childName: 'Ada', childAge });
  for (const [who, words] of [
    [parent, expect.not.stringContaining('Loading')],
    [betweenAges, 'Loading...'],
  ] as const)
    expect(await pageFor(who, '/journey')).toMatchObject({ words });
});
