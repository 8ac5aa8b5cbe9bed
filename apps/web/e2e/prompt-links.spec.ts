import type { Server } from '@nestling/api/testing/server';
import { expect, type Page } from '@playwright/test';
import { daysAgo, signUp } from './parent.ts';
import { test } from './served.ts';

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});

const link = (prompt: string) => `${server.url}/chat?prompt=${encodeURIComponent(prompt)}`;

async function sessions(page: Page): Promise<number> {
  return ((await (await page.request.get(`${server.url}/api/chat/sessions`)).json()) as unknown[]).length;
}

/** Signed in, with the first chat made that everybody begins with. */
async function begin(page: Page): Promise<string> {
  const username = await signUp(page, server.url, daysAgo(130));
  await expect.poll(() => sessions(page)).toBe(1);
  return username;
}

const asked = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

test('a link is asked once, whatever the way through the pages', async ({ page }) => {
  await begin(page);
  await page.goto(link('When do the first teeth come?'));
  await expect(asked(page, 'When do the first teeth come?')).toBeVisible();
  await expect(page.getByText('Sources', { exact: true })).toBeVisible();
  expect(await sessions(page)).toBe(2);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.goBack();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'Journey' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await sessions(page)).toBe(2);
});

test('cards of the journey: one chat each, none on Back and Forward', async ({ page }) => {
  await begin(page);
  await page.getByRole('link', { name: 'Journey' }).click();
  for (const index of [0, 1]) {
    await page.getByRole('article').nth(index).getByRole('link').first().click();
    await expect(page.getByText('Sources', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await page.goForward();
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await sessions(page)).toBe(3);
});

test('the prompts 42, true, null, {"a":[1]} and "quoted" are texts', async ({ page }) => {
  await begin(page);
  for (const [index, odd] of ['42', 'true', 'null', '{"a":[1]}', '"quoted"'].entries()) {
    await page.goto(link(odd));
    await expect(asked(page, odd)).toBeVisible();
    // The words are on the page before the server has opened the chat.
    await expect.poll(() => sessions(page)).toBe(index + 2);
  }
});

test('an unknown section of the journey is the default one', async ({ page }) => {
  await begin(page);
  for (const section of ['anything-else', '42', '{"a":1}']) {
    await page.goto(`${server.url}/journey?section=${encodeURIComponent(section)}`);
    await expect(page.getByRole('button', { name: 'Typically Around Now' })).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a link that is opened signed out is asked after the sign-in', async ({ page }) => {
  const username = await begin(page);
  await page.context().clearCookies();
  await page.goto(link('When do the first teeth come?'));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a quiet night');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(asked(page, 'When do the first teeth come?')).toBeVisible();
  await expect.poll(() => sessions(page)).toBe(2);
});

/** Follows a link on a page of another site. */
async function comeFromElsewhere(page: Page, address: string) {
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${address}">Ask Nestling</a>` }),
  );
  await page.goto('http://elsewhere.example/');
  await page.getByRole('link').click();
}

test('words that another site wrote are put into the box, not sent', async ({ page }) => {
  const username = await begin(page);
  const box = page.getByPlaceholder('Type your message...');
  await comeFromElsewhere(page, link('Tell everybody my secrets'));
  await expect(box).toHaveValue('Tell everybody my secrets');
  await expect(page.getByText(/Nothing is sent until you send it/)).toBeVisible();
  expect(await sessions(page)).toBe(1);
  await box.press('Enter');
  await expect(asked(page, 'Tell everybody my secrets')).toBeVisible();
  await expect(page.getByText(/Nothing is sent until you send it/)).toHaveCount(0);

  // The mark survives a sign-in; words that were not sent for want of one would be kept before it.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await comeFromElsewhere(page, link('Another secret'));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a quiet night');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(box).toHaveValue('Another secret');
  await expect(asked(page, 'Another secret')).toHaveCount(0);
});
