import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOMEBODY_ELSE_MESSAGE } from '../../platform/context.ts';
import { signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('a page that is shown to one parent cannot act with the session of another', async () => {
  const one = await signUp(server.app);
  const two = await signUp(server.app);
  const headers = { 'x-shown-to': String(one.userId) };

  const refused = await two.post('/api/chat/sessions', {}, { headers });
  expect([refused.status, refused.text]).toEqual([409, SOMEBODY_ELSE_MESSAGE]);
  const read = await two.get('/trpc/chat.sessions', { headers });
  expect(read.status).toBe(409);
  expect(await (await two.get('/api/chat/sessions')).json()).toEqual([]);

  const own = await two.post('/api/chat/sessions', {}, { headers: { 'x-shown-to': String(two.userId) } });
  expect(own.status).toBe(201);
  expect((await two.post('/api/chat/sessions', {}, { headers: { 'x-shown-to': 'nobody' } })).status).toBe(201);
});
