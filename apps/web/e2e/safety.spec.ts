import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type OpenAiServer, startOpenAiServer } from './openai-server.ts';
import { ask, comeBare, daysAgo, signUp, toast } from './parent.ts';

const BATTERY = 'my baby swallowed a button battery';
const NAPS = 'How long should naps be at this age?';
const LONG_ANSWER = Array.from(
  { length: 150 },
  (_, index) => `Go to the emergency department, part ${index + 1}.`,
).join(' ');

let openai: OpenAiServer;
let server: Server;
test.beforeAll(async () => {
  openai = await startOpenAiServer();
  server = await startServer({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: openai.baseUrl });
});
test.beforeEach(async ({ page }) => {
  openai.hang(false);
  openai.answer('Go to the emergency department now.');
  await signUp(page, server.url, daysAgo(500));
});
test.afterAll(async () => {
  await server.close();
  await openai.close();
});

const card = (page: Page): Locator => page.locator('[data-open-card]');
const call911 = (page: Page): Locator => card(page).getByRole('link', { name: /911/ });
const bar = (page: Page): Locator => page.getByRole('button', { name: 'Show the card' });

async function expectCard(page: Page): Promise<void> {
  await expect(card(page)).toHaveCount(1);
  await expect(call911(page)).toBeInViewport({ ratio: 1 });
  await expect(call911(page)).toHaveAttribute('href', 'tel:911');
}

async function expectAnswered(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('log').getByText(message)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Holds every call of these names until it is released. */
async function hold(page: Page, names: RegExp): Promise<{ release: () => void; seen: string[] }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const seen: string[] = [];
  await page.route(names, async (route) => {
    seen.push(route.request().url());
    await released;
    await route.continue().catch(() => {});
  });
  return { release, seen };
}

const rulesAreThere = (page: Page) => page.waitForResponse(/\/assets\/open-card-.*\.js/);

test.describe('the card is there before any answer', () => {
  test('on a cold load with a prompt, while the server says nothing; the send waits for the rules', async ({
    page,
  }) => {
    await page.goto('about:blank');
    const calls = await hold(page, /\/trpc\/.*chat\.(?:createSession|send)/);
    const rules = await hold(page, /\/assets\/open-card-/);
    await page.goto(`${server.url}/chat?prompt=${encodeURIComponent(BATTERY)}`);
    await expect(page.getByText(BATTERY)).toBeVisible();
    expect(calls.seen).toEqual([]);
    rules.release();
    await expectCard(page);
    calls.release();
    await expect(page.getByRole('article').last()).toContainText('Go to the emergency department now.');
    await expectCard(page);
  });

  test('when no chat can be opened', async ({ page }) => {
    await page.route(/\/trpc\/.*chat\.createSession/, (route) => route.abort());
    await page.goto(`${server.url}/chat?prompt=${encodeURIComponent(BATTERY)}`);
    await expect(toast(page)).toBeVisible();
    await expectCard(page);
    await expect(page.getByPlaceholder('Type your message...')).toHaveValue(BATTERY);
  });

  test('with digits when the server did not say whose numbers', async ({ page }) => {
    await comeBare(page);
    await page.route(/\/trpc\/[^?]*chat\.emergencyRegion/, async (route) => {
      const { pathname } = new URL(route.request().url());
      const at = pathname.replace('/trpc/', '').split(',').indexOf('chat.emergencyRegion');
      const answer = await route.fetch();
      const parts = (await answer.json()) as unknown[];
      parts[at] = {
        error: { message: 'down', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
      };
      await route.fulfill({ response: answer, status: 207, json: parts });
    });
    const sending = await hold(page, /\/trpc\/.*chat\.send/);
    await page.reload();
    await ask(page, BATTERY);
    await expectCard(page);
    sending.release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('when the model hangs, and through Stop, Retry and a reload', async ({ page }) => {
    openai.hang(true);
    await ask(page, BATTERY);
    await expectCard(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('You stopped this answer.')).toBeVisible();
    await expectCard(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expectCard(page);
    await page.reload();
    await expectCard(page);
    await page.getByRole('button', { name: 'Stop' }).click();
  });

  test('offline, for the very first message; over a reload too, until a message is sent', async ({ page, context }) => {
    const there = rulesAreThere(page);
    await page.reload();
    await there;
    await context.setOffline(true);
    await ask(page, BATTERY);
    await expect(toast(page)).toContainText('Network error');
    await expectCard(page);
    await context.setOffline(false);
    await page.reload();
    await expectCard(page);
    await ask(page, BATTERY);
    await expect(page.getByRole('article').last()).toContainText('Go to the emergency department now.');
    await expectCard(page);
  });

  test('or at least the numbers, when even the rules cannot be fetched', async ({ page, context }) => {
    await page.route(/\/assets\/open-card-/, (route) => route.abort());
    await page.reload();
    await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await ask(page, BATTERY);
    await expect(page.getByLabel('In an emergency').getByRole('link', { name: '911' })).toBeInViewport();
  });

  test('in a second tab, opened later or before', async ({ page, context }) => {
    await ask(page, NAPS);
    await expect(page.getByRole('article').last()).toContainText('Go to');
    const second = await context.newPage();
    await second.goto(`${server.url}/chat`);
    await expect(second.getByText(NAPS)).toBeVisible();
    await second.waitForTimeout(5_500);
    const stored = page.waitForResponse(/chat\.send/);
    await ask(page, BATTERY);
    await expectCard(page);
    await stored;
    await second.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expectCard(second);
    const third = await context.newPage();
    await third.goto(`${server.url}/chat`);
    await expectCard(third);
  });
});

test.describe('an open card', () => {
  test('is not scrolled past while the reply lands; out of view a bar holds its call buttons', async ({ page }) => {
    openai.answer(LONG_ANSWER);
    await ask(page, BATTERY);
    await expectCard(page);
    const reply = page.getByRole('article').last();
    await expect(reply).toContainText('part 150.', { timeout: 60_000 });
    await expectCard(page);
    await expect(bar(page)).toHaveCount(0);
    await reply.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(bar(page)).toBeVisible();
    const buttons = page.getByRole('region', { name: /battery/ }).getByRole('link');
    await expect(buttons.first()).toHaveAttribute('href', 'tel:911');
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    await bar(page).click();
    await expectCard(page);
    await expect(bar(page)).toHaveCount(0);
  });

  test('stays with a side question, whole above the newest reply, and goes when words resolve it', async ({ page }) => {
    await ask(page, BATTERY);
    await expectCard(page);
    await expectAnswered(page, BATTERY);
    const sending = await hold(page, /\/trpc\/.*chat\.send/);
    await ask(page, NAPS);
    await expectCard(page);
    sending.release();
    await expect(page.getByRole('article').nth(1)).toContainText('Go to the emergency department now.');
    await expectCard(page);
    await expect(page.getByText('see the card below')).toHaveCount(1);
    await expectAnswered(page, NAPS);
    await ask(page, 'she is fine now');
    await expectCard(page);
    await expectAnswered(page, 'she is fine now');
    await expectCard(page);
    await ask(page, 'the ambulance is here');
    await expectAnswered(page, 'the ambulance is here');
    await expect(card(page)).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
  });
});

test('a card that is about nothing that happens is put away by two taps, and a third thought keeps it', async ({
  page,
}) => {
  await ask(page, BATTERY);
  await expectAnswered(page, BATTERY);
  const offered = card(page).getByRole('button', { name: 'Not this?' });
  await offered.click();
  await expect(card(page).getByRole('button', { name: 'Keep the card' })).toBeFocused();
  await card(page).getByRole('button', { name: 'Keep the card' }).click();
  await expect(offered).toBeFocused();
  await offered.click();
  await card(page).getByRole('button', { name: 'Nothing like this is happening' }).click();
  await expectAnswered(page, 'Nothing like this is happening.');
  await expect(card(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});

test('a question is one calm line whose answer is sent as the next message', async ({ page }) => {
  await ask(page, 'Should I call an ambulance?');
  await expect(card(page).getByText('Is this happening now?')).toBeVisible();
  await expect(card(page).getByRole('link', { name: '911' })).toBeInViewport();
  await card(page).getByRole('button', { name: 'Yes, it is happening now' }).click();
  await expect(card(page).getByText('Emergency: get help now')).toBeVisible();
  await expect(page.getByRole('log').getByText('Yes, it is happening now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'It happened earlier' })).toHaveCount(0);
});

test('a message of illness that nothing answers has danger signs and numbers in small', async ({ page }) => {
  openai.answer('Nothing in your library or the guide covers this.');
  await ask(page, 'he was a bit poorly in zanzibar, which carburettor museum is open');
  const reply = page.getByRole('article').last();
  await expect(reply).toContainText('will not wake up');
  await expect(reply.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(card(page)).toHaveCount(0);
});

test('pages that fail carry the emergency number', async ({ page }) => {
  const number = page.getByLabel('In an emergency').getByRole('link', { name: '911' });
  await page.goto(`${server.url}/nothing-here`);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(number).toBeInViewport();
  // A device that keeps nothing: else it shows what it keeps.
  await page.evaluate(() => localStorage.clear());
  await comeBare(page);
  await page.route(/\/trpc\/auth\.currentUser/, (route) => route.abort());
  await page.goto(`${server.url}/chat`);
  await expect(page.getByText('Nestling cannot be reached right now.')).toBeVisible();
  await expect(number).toBeInViewport();
});
