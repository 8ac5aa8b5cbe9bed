import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const TOKEN = 'a token for the metrics of tests';
let server: TestApp;
let parent: Session & { username: string };
beforeAll(async () => {
  server = await createTestApp({ METRICS_TOKEN: TOKEN });
  parent = await signUp(server.app, { childName: 'Zebulon', childAge: bornDaysAgo(321) });
});
afterAll(() => server.close());

const read = (authorization?: string) =>
  server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );

test('requests, replies, cards, queue and pool are counted, and nothing of anybody is told', async () => {
  const { id } = await parent.mutate<{ id: number }>('chat.createSession');
  await parent.post(`/api/chat/${id}`, { message: 'When do babies roll over, Zebulon wonders?' });
  await parent.post(`/api/chat/${id}`, { message: 'My baby is blue and not breathing' });
  await expect.poll(() => server.deps.replies.running.size, { timeout: 20_000 }).toBe(0);
  const answer = await read(`Bearer ${TOKEN}`);
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  const text = answer.payload;
  expect(figure(text, 'nestling_request_seconds_count{method="POST",route="/api/chat/:id",status="200"}')).toBe(2);
  expect(figure(text, 'nestling_replies_total{status="complete"}')).toBe(2);
  expect(figure(text, 'nestling_answers_total{by="built-in"}')).toBeGreaterThanOrEqual(1);
  expect(text).toMatch(/^nestling_cards_total\{level="\w+"\} 1$/m);
  for (const name of ['nestling_jobs', 'nestling_replies_running', 'nestling_pool_waiting'])
    expect(figure(text, name), name).toBe(0);
  expect(figure(text, 'nestling_pool_connections')).toBeGreaterThan(0);
  expect(text).not.toMatch(new RegExp(`Zebulon|${parent.username}|/api/chat/${id}"`));
});

test.each([undefined, 'Bearer ', 'Bearer a token for the metrics', `Basic ${TOKEN}`, TOKEN])(
  'for %j there is no such page',
  async (authorization) => {
    const answer = await read(authorization);
    expect([answer.statusCode, answer.payload.includes('nestling_')]).toEqual([404, false]);
  },
);
