import { expect, test } from '@playwright/test';
import { daysAgo, signUp } from './parent.ts';
import { type Server, startServer } from './server.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

test('signing out in one tab, and in as somebody else, shows at once in the other', async ({ context }) => {
  const first = await context.newPage();
  await signUp(first, server.url, daysAgo(300));
  await first.goto(`${server.url}/chat`);
  await expect(first.getByPlaceholder('Type your message...')).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${server.url}/chat`);
  await expect(second.getByPlaceholder('Type your message...')).toBeVisible();

  await context.request.post(`${server.url}/api/logout`);
  await second.reload();
  await expect(second).toHaveURL(/\/auth/);
  await expect(first).toHaveURL(/\/auth/);

  const name = await signUp(second, server.url, daysAgo(2000));
  expect(name).not.toBe('');
  await second.goto(`${server.url}/chat`);
  await expect(second.getByPlaceholder('Type your message...')).toBeVisible();
  await expect(first.getByText(/5 years/).first()).toBeVisible();
});
