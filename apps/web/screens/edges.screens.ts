import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, test } from '@playwright/test';
import { ask, daysAgo, signUp } from '../e2e/parent.ts';
import { edgePictures } from './picture.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

test('every page at 320 px, with text at twice its size, and at 1440 px', async ({ page }) => {
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await edgePictures(page, 'auth-login');
  await signUp(page, server.url, daysAgo(500));
  await expect(page.getByText('Common at this age...')).toBeVisible();
  await edgePictures(page, 'chat-opening');
  await ask(page, 'When can my toddler drop to one nap?');
  await expect(page.getByRole('article').last().getByText('Sources', { exact: true })).toBeVisible();
  await edgePictures(page, 'chat-answer');
  await ask(page, 'my baby swallowed a button battery');
  await expect(page.locator('[data-open-card]')).toBeVisible();
  await edgePictures(page, 'chat-urgent');
  await page.goto(`${server.url}/chat?tab=documents`);
  await expect(page.getByText('No shared documents yet')).toBeVisible();
  await edgePictures(page, 'documents-empty');
  await page.goto(`${server.url}/journey`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await edgePictures(page, 'journey');
  await page.goto(`${server.url}/settings`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await edgePictures(page, 'settings-page');
});
