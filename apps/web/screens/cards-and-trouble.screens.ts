import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, type Page, test } from '@playwright/test';
import { ask, daysAgo, signUp, toast } from '../e2e/parent.ts';
import { picture } from './picture.ts';

test.use({ serviceWorkers: 'allow' });

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

/** One chat each: a card stays open until it is spoken of no more. */
async function askAnew(page: Page, words: string) {
  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(page.getByText('Common at this age...')).toBeVisible();
  await ask(page, words);
}

test('a card of each level, and a message that cannot be sent', async ({ page }) => {
  await signUp(page, server.url, daysAgo(500));
  await ask(page, 'she has had a fever of 39.5 for three days');
  await expect(page.locator('[data-card=urgent]')).toBeVisible();
  await picture(page, 'card-urgent');
  await askAnew(page, 'an itchy rash on his arms for two weeks, and it spreads');
  await expect(page.locator('[data-card=soon]')).toBeVisible();
  await picture(page, 'card-soon');
  await askAnew(page, 'Should I call an ambulance?');
  await expect(page.locator('[data-card=ask]')).toBeVisible();
  await picture(page, 'card-ask');
  await page.getByRole('button', { name: 'Yes, it is happening now' }).click();
  await expect(page.locator('[data-card=emergency]')).toBeVisible();
  await picture(page, 'card-neutral');

  await askAnew(page, 'Who won the chess championship in 1985?');
  await expect(page.getByRole('article').last()).toContainText(/nothing|cover|look things up/i);
  await page.route('**/trpc/chat.send**', (route) => route.abort());
  await ask(page, 'When can my toddler drop to one nap?');
  await expect(toast(page)).toBeVisible();
  await picture(page, 'chat-failed', { hasToast: true });
});

test('without a server: what is kept, and a device that keeps nothing', async ({ page }) => {
  await signUp(page, server.url, daysAgo(500));
  await ask(page, 'When can my toddler drop to one nap?');
  await expect(page.getByRole('article').last().getByText('Sources', { exact: true })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The calls that fetch ahead what may be wanted.
  await page.waitForResponse(/journey\.milestones/);
  await page.reload();
  await expect(page.getByRole('article').last().getByText('Sources', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await server.kill();
  await page.goto(server.url);
  await expect(page.getByRole('status', { name: 'Offline' })).toBeVisible();
  await picture(page, 'chat-offline');
  await page.getByRole('link', { name: 'Journey' }).click();
  await expect(page.getByRole('heading', { name: 'Developmental Journey' })).toBeVisible();
  await picture(page, 'journey-offline');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/chat`);
  await expect(page.getByText('Nestling cannot be reached right now.')).toBeVisible();
  await picture(page, 'server-down');
});
