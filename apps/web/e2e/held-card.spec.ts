import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ask, daysAgo, signUp, toast } from './parent.ts';

/** The rules find words of danger in it, and the second reader that ships none. */
const CAT = 'the cat is limp and floppy and loves being carried by my toddler';
const BATTERY = 'my baby swallowed a button battery';
const SERVER_WAIT_MS = 1_000;

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.beforeEach(async ({ page }) => {
  const rules = page.waitForResponse(/\/assets\/open-card-.*\.js/);
  await signUp(page, server.url, daysAgo(900));
  await rules;
  await page.waitForLoadState('networkidle');
});
test.afterAll(() => server.close());

const card = (page: Page): Locator => page.locator('[data-open-card]');

/** From now on the page remembers whether a card has ever stood in it. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = { count: 0 };
    Object.assign(window, { seenCards: seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-open-card]')) seen.count += 1;
    }).observe(document.body, { subtree: true, childList: true });
  });
const seenCards = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenCards: { count: number } }).seenCards.count);

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

/** Milliseconds from the send to the card. */
async function untilCard(page: Page, message: string): Promise<number> {
  const startedAt = performance.now();
  await ask(page, message);
  await expect(card(page).getByRole('link', { name: /911/ })).toBeVisible();
  return performance.now() - startedAt;
}

test('a card for which little speaks never stands where the server finds nothing, in a second tab or after a reload either', async ({
  page,
  context,
}) => {
  await watch(page);
  await ask(page, CAT);
  await expectAnswered(page, CAT);
  expect(await seenCards(page)).toBe(0);
  const second = await context.newPage();
  await second.goto(`${server.url}/chat`);
  await expectAnswered(second, CAT);
  await page.reload();
  await expectAnswered(page, CAT);
  for (const tab of [page, second]) await expect(card(tab)).toHaveCount(0);
});

test('it stands after a second where the server has not answered, and is not taken back, over a reload either', async ({
  page,
}) => {
  const release = await holdSends(page);
  expect(await untilCard(page, CAT)).toBeGreaterThanOrEqual(SERVER_WAIT_MS);
  release();
  await expectAnswered(page, CAT);
  await expect(card(page)).toHaveCount(1);
  await page.reload();
  await expectAnswered(page, CAT);
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
  await ask(page, CAT);
  await expect(toast(page)).toContainText('Network error');
  await expect(card(page).getByRole('link', { name: /911/ })).toBeVisible();
});

test('a plain danger stands at once, whatever the server is about to say', async ({ page }) => {
  const release = await holdSends(page);
  expect(await untilCard(page, BATTERY)).toBeLessThan(SERVER_WAIT_MS);
  release();
  await expectAnswered(page, BATTERY);
  await expect(card(page)).toHaveCount(1);
});
