import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, test } from '@playwright/test';
import { type OpenAiServer, startOpenAiServer } from '../e2e/openai-server.ts';
import { ask, daysAgo, signUp } from '../e2e/parent.ts';
import { picture } from './picture.ts';

const LONG_ANSWER = Array.from(
  { length: 60 },
  () => 'Naps at this age often come every two hours, and each child has a rhythm of their own.',
).join(' ');

let server: Server;
let openai: OpenAiServer;
let streaming: Server;
test.beforeAll(async () => {
  openai = await startOpenAiServer();
  server = await startServer();
  streaming = await startServer({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: openai.baseUrl });
});
test.afterAll(async () => {
  await server.close();
  await streaming.close();
  await openai.close();
});

test('the chat', async ({ page }) => {
  await signUp(page, server.url, daysAgo(500));
  await expect(page.getByText('Common at this age...')).toBeVisible();
  await picture(page, 'chat-opening');
  await page.getByRole('button', { name: 'Topics' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await picture(page, 'chat-topics');
  await page.keyboard.press('Escape');

  const reply = page.getByRole('article').last();
  // A server that has just begun knows the words of a question before their meaning, and is less sure.
  await expect(async () => {
    await page.getByRole('button', { name: 'New Chat' }).click();
    await expect(page.getByText('Common at this age...')).toBeVisible();
    await ask(page, 'When can my toddler drop to one nap?');
    await expect(reply.getByText('Sources', { exact: true })).toBeVisible();
    await expect(reply).not.toContainText('I am not sure', { timeout: 1 });
  }).toPass();
  await picture(page, 'chat-answer');
  await reply.locator('button[data-source="1"]').first().click();
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
  await picture(page, 'chat-source');
  await page.keyboard.press('Escape');

  await ask(page, 'my baby swallowed a button battery');
  await expect(page.getByRole('alert').filter({ hasText: /Call/ }).last()).toBeVisible();
  await expect(page.getByRole('article').last().getByText('Sources', { exact: true })).toBeVisible();
  await picture(page, 'chat-urgent', { scrollTo: '[role=log] [role=alert]' });
  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(page.getByText('Common at this age...')).toBeVisible();
  await ask(page, 'Who won the chess championship in 1985?');
  await expect(page.getByRole('article').last()).toContainText(/nothing|cover|look things up/i);
  await picture(page, 'chat-no-answer', { isPhoneOnly: true });

  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(page.getByText('Common at this age...')).toBeVisible();
  await ask(page, 'biting');
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  await picture(page, 'chat-unsure');

  await page.getByRole('button', { name: 'New Chat' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('Chat History')).toBeVisible();
  await picture(page, 'chat-history');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await picture(page, 'chat-history-menu', { isPhoneOnly: true });
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await picture(page, 'chat-history-delete', { isPhoneOnly: true });
});

test('a reply that is awaited, grows, and is stopped', async ({ page }) => {
  await signUp(page, streaming.url, daysAgo(900));
  openai.answer(LONG_ANSWER);
  await page.route('**/trpc/chat.send**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });
  await ask(page, 'How long should naps be at this age?');
  await picture(page, 'chat-waiting', { isPhoneOnly: true });
  await expect(page.getByText(/Naps at this age often/)).toBeVisible();
  await picture(page, 'chat-streaming');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await picture(page, 'chat-stopped', { isPhoneOnly: true });
});
