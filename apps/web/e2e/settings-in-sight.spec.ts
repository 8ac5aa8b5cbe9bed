import type { Server } from '@nestling/api/testing/server';
import { expect, type Locator, type Page } from '@playwright/test';
import { daysAgo, signUp } from './parent.ts';
import { test } from './served.ts';

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});

/** Scrolled so that the row is the last that can be seen, as a thumb finds it. */
const toTheEdge = (row: Locator) =>
  row
    .locator('summary')
    .first()
    .evaluate((line) => line.scrollIntoView({ block: 'end' }));

/** Whole above the bar, or from its first line where it is taller than the page. */
async function expectInSight(page: Page, row: Locator, name: string) {
  const bar = page.locator('[data-part=pages]');
  const places = async () => {
    const [whole, nav, head] = await Promise.all([
      row.boundingBox(),
      bar.boundingBox(),
      page.locator('header').boundingBox(),
    ]);
    if (!whole || !nav || !head) throw new Error(`${name} is not there`);
    const top = head.y + head.height;
    const isTaller = whole.height > nav.y - top;
    return { isTopSeen: whole.y >= top - 1, isEndSeen: isTaller || whole.y + whole.height <= nav.y + 1 };
  };
  await expect.poll(places, { message: name, timeout: 5_000 }).toEqual({ isTopSeen: true, isEndSeen: true });
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`on a phone every part of the settings opens in sight, and so does a form in it: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signUp(page, server.url, daysAgo(500));
    await page.goto(`${server.url}/settings`);
    const rows = page.locator('details:has(h4)');
    await expect(rows.last()).toBeVisible();
    for (const row of await rows.all()) {
      const summary = row.locator('summary').first();
      const name = (await row.locator('h4').textContent()) ?? '';
      await toTheEdge(row);
      await summary.click();
      await expect(row).toHaveAttribute('open', '');
      await expectInSight(page, row, name);
      await summary.click();
    }

    const data = page.locator('details#data');
    await page.route('**/trpc/auth.exportData**', (route) =>
      route.fulfill({
        status: 403,
        json: { error: { message: 'Your password, please', code: -32003, data: { appCode: 'confirm_needed' } } },
      }),
    );
    await toTheEdge(data);
    await data.locator('summary').first().click();
    await data.getByRole('button', { name: 'Download my data' }).click();
    await expect(data.getByLabel('Your password')).toBeVisible();
    await expectInSight(page, data, 'the password again');

    const gone = page.locator('details#delete');
    await gone.locator('summary').first().click();
    await gone.getByRole('button', { name: 'Delete my account' }).click();
    await expectInSight(page, gone, 'the deletion');
  });
