import type { Server } from '@nestling/api/testing/server';
import { expect, type Locator, type Page } from '@playwright/test';
import { ask, daysAgo, signUp, toast } from './parent.ts';
import { test } from './served.ts';

/** The rules find words of danger in it, and the second reader that ships none. */
const HARMLESS = 'shock therapy: I turned the tv off';
const BATTERY = 'my baby swallowed a button battery';
const SERVER_WAIT_MS = 1_000;
/** What a busy page may take to draw either. */
const SLACK_MS = 150;

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});
test.beforeEach(async ({ page }) => {
  const rules = page.waitForResponse(/\/assets\/open-card-.*\.js/);
  await signUp(page, server.url, daysAgo(900));
  await rules;
  await page.waitForLoadState('networkidle');
});

const card = (page: Page): Locator => page.locator('[data-open-card]');

type Seen = { sentAt: number | null; cardAt: number | null };

/** From now on the page remembers when the message and a card first stood in it. */
const watch = (page: Page, message: string) =>
  page.evaluate((text) => {
    const seen: { sentAt: number | null; cardAt: number | null } = { sentAt: null, cardAt: null };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[role=log]')?.textContent.includes(text)) seen.sentAt ??= performance.now();
      if (document.querySelector('[data-open-card]')) seen.cardAt ??= performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, message);
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function expectAnswered(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('log').getByText(message)).toBeVisible();
  await expect(page.getByRole('article').last()).not.toBeEmpty();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Sends are held until they are released. */
async function holdSends(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/trpc\/.*chat\.send/, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** Milliseconds from the sent message to its card, as they stood in the page. */
async function untilCard(page: Page, message: string): Promise<number> {
  await watch(page, message);
  await ask(page, message);
  await expect(card(page).getByRole('link', { name: /911/ })).toBeVisible();
  const { sentAt, cardAt } = await seenIn(page);
  return (cardAt ?? Number.NaN) - (sentAt ?? Number.NaN);
}

test('a card for which little speaks never stands where the server finds nothing, in a second tab or after a reload either', async ({
  page,
  context,
}) => {
  await watch(page, HARMLESS);
  await ask(page, HARMLESS);
  await expectAnswered(page, HARMLESS);
  expect(await seenIn(page)).toMatchObject({ sentAt: expect.any(Number), cardAt: null });
  const second = await context.newPage();
  await second.goto(`${server.url}/chat`);
  await expectAnswered(second, HARMLESS);
  await page.reload();
  await expectAnswered(page, HARMLESS);
  for (const tab of [page, second]) await expect(card(tab)).toHaveCount(0);
});

test('it stands after a second where the server has not answered, and is not taken back, over a reload either', async ({
  page,
}) => {
  const release = await holdSends(page);
  expect(await untilCard(page, HARMLESS)).toBeGreaterThan(SERVER_WAIT_MS - SLACK_MS);
  release();
  await expectAnswered(page, HARMLESS);
  await expect(card(page)).toHaveCount(1);
  await page.reload();
  await expectAnswered(page, HARMLESS);
  await expect(card(page)).toHaveCount(1);
  await ask(page, 'How long should naps be at this age?');
  await expectAnswered(page, 'How long should naps be at this age?');
  await expect(card(page)).toHaveCount(1);
  await ask(page, 'we are back from hospital');
  await expectAnswered(page, 'we are back from hospital');
  await expect(card(page)).toHaveCount(0);
});

test('it stands when the message cannot be sent', async ({ page, context }) => {
  await context.setOffline(true);
  await ask(page, HARMLESS);
  await expect(toast(page)).toContainText('Network error');
  await expect(card(page).getByRole('link', { name: /911/ })).toBeVisible();
});

test('a plain danger stands at once, whatever the server is about to say', async ({ page }) => {
  const release = await holdSends(page);
  expect(await untilCard(page, BATTERY)).toBeLessThan(SERVER_WAIT_MS - SLACK_MS);
  release();
  await expectAnswered(page, BATTERY);
  await expect(card(page)).toHaveCount(1);
});
