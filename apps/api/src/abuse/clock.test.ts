import type { ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openSession, type Session, signUp } from '../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const HOUR = 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ AUTH_RATE_LIMIT: '2' });
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

test('a clock that jumps leaves messages in their order, nobody signed out, and nobody locked out (DATE-006)', async () => {
  const parent = await signUp(server.app);
  const { id } = await parent.mutate<ChatSession>('chat.createSession', {});
  const noon = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  const said = [];
  for (const jump of [0, -HOUR, 24 * HOUR]) {
    vi.setSystemTime(noon + jump);
    said.push(`The nap began at ${said.length + 1}.`);
    await parent.mutate('chat.send', { sessionId: id, message: said.at(-1) });
    expect((await parent.get('/api/user')).status).toBe(200);
  }
  const messages = await parent.query<ChatMessage[]>('chat.messages', { sessionId: id });
  expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(said);

  const stranger = openSession(server.app);
  expect(await statusesOf(stranger, parent.username, 3)).toEqual([401, 401, 429]);
  vi.setSystemTime(noon + 48 * HOUR);
  expect(await statusesOf(stranger, parent.username, 3)).toEqual([401, 401, 429]);
  vi.setSystemTime(noon + 47 * HOUR);
  expect(await statusesOf(stranger, parent.username, 3)).toEqual([401, 401, 429]);
});

async function statusesOf(session: Session, username: string, times: number) {
  const statuses = [];
  for (let n = 0; n < times; n += 1)
    statuses.push((await session.post('/api/login', { username, password: 'wrong horse' })).status);
  return statuses;
}
