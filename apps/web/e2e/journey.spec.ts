import { expect, type Page, test } from '@playwright/test';
import { daysAgo, signUp } from './parent.ts';
import { type Server, startServer } from './server.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

const answered = (page: Page) => page.getByText(/^\d+ of \d+ answered$/);
const cards = (page: Page) => page.getByRole('article');

async function tellAge(page: Page, days: number) {
  const saved = await page.request.post(`${server.url}/api/onboarding`, {
    data: { childName: 'Mia', childAge: daysAgo(days) },
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

test('journey error: said once, and mended with one press', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await page.route('**/trpc/**journey.timeline**', (route) => route.abort());
  await page.goto(`${server.url}/journey`);
  await expect(page.getByText('Network error')).toHaveCount(1);
  await page.unroute('**/trpc/**journey.timeline**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(answered(page)).toBeVisible();
});

test('at 937 weeks the journey says something kind, and a name that runs right to left garbles no age', async ({
  page,
}) => {
  await signUp(page, server.url, daysAgo(937 * 7));
  await page.goto(`${server.url}/journey`);
  await expect(page.getByRole('heading', { name: /Eighteen years/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the keepsake' })).toBeVisible();
  await page.request.post(`${server.url}/api/onboarding`, { data: { childName: 'نور', childAge: daysAgo(130) } });
  await page.reload();
  const line = page.locator('main').getByText('4 months').first();
  await expect(line.locator('bdi')).toHaveText('نور');
});
