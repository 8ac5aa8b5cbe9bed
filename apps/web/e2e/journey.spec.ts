import type { Server } from '@nestling/api/testing/server';
import { expect, type Page } from '@playwright/test';
import { comeBare, daysAgo, signUp, toast } from './parent.ts';
import { test } from './served.ts';

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});

const answered = (page: Page) => page.getByText(/^\d+ of \d+ answered$/);
const cards = (page: Page) => page.getByRole('article');

async function tellAge(page: Page, days: number, childName = 'Mia') {
  const saved = await page.request.post(`${server.url}/api/onboarding`, {
    data: { childName, childAge: daysAgo(days) },
  });
  expect(saved.ok()).toBe(true);
}

test('marks vanish (screens, 5), milestones two screens down (4): on the first screen, kept under Done, in the keepsake', async ({
  page,
}) => {
  await signUp(page, server.url, daysAgo(130));
  await page.goto(`${server.url}/journey`);
  const area = page.getByRole('button', { name: /^Social and feelings/ });
  for (const name of ['Social and feelings', 'Talking and understanding', 'Learning and thinking', 'Moving'])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeInViewport({ ratio: 1 });
  await area.click();
  const milestones = page.getByRole('region', { name: 'Milestones' });
  const first = milestones.getByRole('group', { name: /^Mark:/ }).first();
  const title = ((await first.getAttribute('aria-label')) ?? '').replace('Mark: ', '');
  await first.getByRole('button', { name: 'Seen it' }).click();
  await expect(answered(page)).toHaveText(/^1 of/);
  await milestones.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Note').fill('At the window, at noon');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(milestones.getByText(/At the window, at noon/)).toBeVisible();
  const before = await answered(page).textContent();
  await page.reload();
  await expect(answered(page)).toHaveText(before ?? '');

  // Months later the list is another one, and the answer is still counted.
  await tellAge(page, 800);
  await page.reload();
  await expect(answered(page)).toHaveText(/^1 of/);
  await area.click();
  await page.getByText('Done (1)').click();
  await expect(milestones.getByText(title, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Visit summary' }).click();
  await expect(page.getByRole('heading', { name: 'Seen (1)' })).toBeVisible();

  await page.goto(`${server.url}/keepsake`);
  await expect(page.getByRole('heading', { name: 'Mia’s keepsake' })).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(`^Social and feelings: ${title}`) })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('“At the window, at noon”')).toBeVisible();
  for (const hidden of ['Print or save as PDF', 'Settings']) await expect(page.getByText(hidden)).toBeHidden();
  await page.goto(`${server.url}/journey?section=past`);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(/Seen it, .*At the window/)).toBeVisible();
  expect(await page.locator('button:visible, select:visible').count(), 'the app’s buttons in print').toBe(0);
});

test('Load More under a tag adds what it says, is gone when there is no more, and the focus goes to the new card', async ({
  page,
}) => {
  await signUp(page, server.url, daysAgo(130));
  await page.goto(`${server.url}/journey?section=upcoming&tag=Teens`);
  const more = page.getByRole('button', { name: 'Load More' });
  await expect(page.getByLabel('Filter by tag')).toHaveValue('Teens');
  // No card of the first three has this tag: the first that do are shown at once.
  await expect(cards(page)).toHaveCount(3);
  await more.click();
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(page).nth(3).getByRole('link').first()).toBeFocused();
  for (const card of await cards(page).all()) await expect(card).toContainText('Teens');

  await page.getByRole('button', { name: 'Typically Around Now' }).click();
  await expect(page.getByText('Nothing tagged “Teens” here yet')).toBeVisible();
  await expect(more).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all tags' }).click();
  await more.click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
  await expect(more).toHaveCount(0);
});

test('journey error: said once, and mended with one press; right-to-left names; something kind at 937 weeks', async ({
  page,
}) => {
  await signUp(page, server.url, daysAgo(130));
  await comeBare(page);
  await page.route('**/trpc/**journey.timeline**', (route) => route.abort());
  await page.goto(`${server.url}/journey`);
  await expect(page.getByText('Network error')).toHaveCount(1);
  await page.unroute('**/trpc/**journey.timeline**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(answered(page)).toBeVisible();

  await tellAge(page, 937 * 7, 'نور');
  await page.reload();
  await expect(page.getByRole('heading', { name: /Eighteen years/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the keepsake' })).toBeVisible();
  const line = page.locator('main').getByText('17 years, 11 months').first();
  await expect(line.locator('bdi')).toHaveText('نور');
});

test('settings: one change is saved alone, and what is typed and closed is not lost', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel("Child's name").fill('Mia Rose');
  await page.getByRole('button', { name: 'Close settings' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'You', exact: true }).click();
  const child = page.locator('#child');
  await expect(child.getByText('Not saved')).toBeVisible();
  await page.getByRole('heading', { name: 'Health conditions' }).click();
  await page.getByLabel(/Health conditions/).fill('Eczema, a nut allergy');
  await page.locator('#health').getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Saved');
  await expect(child.getByText('Not saved')).toBeVisible();
  await page.reload();
  await expect(child.getByText('Not saved')).toBeVisible();
  await child.getByRole('heading').click();
  await expect(page.getByLabel("Child's name")).toHaveValue('Mia Rose');
  const stored = async () => (await page.request.get(`${server.url}/api/user`)).json();
  expect(await stored()).toMatchObject({ childName: 'Mia', healthConditions: 'Eczema, a nut allergy' });

  await page.getByLabel('Born before 37 weeks? (optional)').selectOption('34');
  await child.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  expect(await stored()).toMatchObject({ childName: 'Mia Rose', gestationWeeks: 34, topConcerns: ['sleep'] });
});
