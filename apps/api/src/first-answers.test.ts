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
  app = await buildApp(server.deps, folder);
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { path: string; input?: unknown; data: unknown };

async function pageFor(session: Session, address: string) {
  const { text, headers } = await session.get(address, { headers: { accept: 'text/html' } });
  const told = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(text)?.[1];
  const answers = told && (JSON.parse(told) as { answers: Answer[] }).answers;
  return { answers: answers || undefined, kept: headers['cache-control'] };
}

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
  expect(await pageFor(openSession(app), '/chat')).toEqual({ answers: undefined, kept: 'no-cache' });
  expect((await pageFor(other, '/chat')).answers).toMatchObject([
    { path: 'auth.currentUser', data: { id: other.userId } },
  ]);
  await parent.post('/api/logout');
  expect((await pageFor(parent, '/chat')).answers).toBeUndefined();
});
