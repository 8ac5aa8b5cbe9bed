import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, type Page, test } from '@playwright/test';
import { ask, daysAgo, signUp } from './parent.ts';

test.use({ serviceWorkers: 'allow' });

const NAPS = 'How long should naps be at this age?';
const BATTERY = 'my baby swallowed a button battery';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

/** Everything that this browser keeps to be read offline, as text; empty when it keeps nothing. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'nestling-kept')) return '';
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('nestling-kept');
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction('answers').objectStore('answers').getAll();
        reading.onsuccess = () => {
          database.close();
          resolve(JSON.stringify(reading.result));
        };
      };
    });
  });
}

test('without a server the app opens, shows cards, chats and the journey, and nothing of them after a sign-out', async ({
  page,
}) => {
  await signUp(page, server.url, daysAgo(500));
  await ask(page, NAPS);
  await expect(page.getByRole('article').last().getByText('Sources', { exact: true })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The journey was never opened: it is fetched ahead.
  await expect.poll(() => kept(page)).toContain('["journey","milestones"]');
  await expect.poll(() => kept(page)).toContain('"status":"complete"');

  await server.kill();
  await page.goto(server.url);
  const bar = page.getByRole('status', { name: 'Offline' });
  await expect(bar).toContainText('911');
  // The eye meets the numbers where the page reads them out: last.
  const again = bar.getByRole('button', { name: 'Try again' });
  const number = again.locator('xpath=following::a[1]');
  await expect(number).toHaveAttribute('href', 'tel:911');
  expect((await number.boundingBox())?.y).toBeGreaterThan((await again.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
  await expect(page.getByRole('log').getByText(NAPS)).toBeVisible();
  await expect(page.getByRole('article').last().getByText('Sources', { exact: true })).toBeVisible();
  await ask(page, BATTERY);
  await expect(page.locator('[data-open-card]').getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911');
  await expect(page.getByPlaceholder('Type your message...')).toHaveValue(BATTERY);
  await page.getByRole('link', { name: 'Journey' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Milestones' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Only the server can see where such a link came from.
  await expect(page.goto(`${server.url}/chat?prompt=hello`)).rejects.toThrow(/ERR_/);

  await server.start();
  await page.goto(`${server.url}/settings`);
  await expect(page.getByRole('status', { name: 'Offline' })).toHaveCount(0);
  const later = { data: { newest: '/assets/index-later.js' } };
  await expect(async () => {
    await page.evaluate((told) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', told)), later);
    await expect(page.getByText('A new version of Nestling is here.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => kept(page)).toBe('');
  await server.kill();
  await page.goto(`${server.url}/chat`);
  await expect(page.getByText('Nestling cannot be reached right now.')).toBeVisible();
  await expect(page.getByLabel('In an emergency').getByRole('link', { name: '911' })).toBeInViewport();
  await server.start();
});

test('nothing that was kept for one person is there for the next one who signs in', async ({ page }) => {
  await signUp(page, server.url, daysAgo(500));
  await ask(page, NAPS);
  await expect.poll(() => kept(page)).toContain(NAPS);
  await signUp(page, server.url, daysAgo(900));
  await expect.poll(() => kept(page)).toContain(daysAgo(900));
  expect(await kept(page)).not.toContain(NAPS);
});
