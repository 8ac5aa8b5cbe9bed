import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, test } from '@playwright/test';
import { comeBare, daysAgo, signUp } from '../e2e/parent.ts';
import { picture, printPicture } from './picture.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

test('the journey, the visit summary, settings and account', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await comeBare(page);
  await page.route('**/trpc/**journey.timeline**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/journey`);
  await expect(page.getByLabel('Loading topics')).toBeVisible();
  await picture(page, 'journey-loading');
  release();
  await expect(
    page.getByRole('button', { name: 'Load More' }).or(page.getByRole('article').first()).first(),
  ).toBeVisible();
  await picture(page, 'journey');
  await page.getByRole('button', { name: 'Past' }).click();
  await picture(page, 'journey-past-empty', { isPhoneOnly: true });
  await page.getByRole('button', { name: 'Age-Appropriate Activities' }).click();
  await picture(page, 'journey-activities');
  await page.getByRole('button', { name: 'Coming Up' }).click();
  await picture(page, 'journey-coming-up');
  await page.goto(`${server.url}/journey?section=upcoming&tag=Teens`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await picture(page, 'journey-tag');
  await page.getByRole('button', { name: 'Typically Around Now' }).click();
  await expect(page.getByText('Nothing tagged “Teens” here yet')).toBeVisible();
  await picture(page, 'journey-tag-empty');
  await page.getByRole('button', { name: 'Show all tags' }).click();
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByRole('article').nth(3)).toBeVisible();
  await page.getByRole('article').nth(3).scrollIntoViewIfNeeded();
  await picture(page, 'journey-more');

  const milestone = (index: number) =>
    page
      .getByRole('region', { name: 'Milestones' })
      .getByRole('group', { name: /^Mark:/ })
      .nth(index);
  await page.getByRole('button', { name: /^Social and feelings/ }).click();
  await milestone(0).getByRole('button', { name: 'Seen it' }).click();
  await milestone(1).getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: 'Add a note' }).first().click();
  await page.getByLabel('Note').fill('Laughs when we sing');
  await picture(page, 'milestones', { scrollTo: '#milestones' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Past' }).click();
  await picture(page, 'journey-past');

  await page.getByRole('link', { name: 'Keepsake' }).click();
  await expect(page.getByRole('figure')).toBeVisible();
  await picture(page, 'keepsake');
  await printPicture(page, 'keepsake');
  await page.goto(`${server.url}/journey`);
  await page.getByRole('link', { name: 'Visit summary' }).click();
  await page.getByLabel('A question for the doctor').fill('Is the eczema cream still the right one?');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Is the eczema cream still the right one?')).toBeVisible();
  await picture(page, 'visit');
  await printPicture(page, 'visit');

  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await picture(page, 'settings-steps');
  await page.getByRole('link', { name: /all settings/ }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await picture(page, 'settings-page');
  await page.getByRole('heading', { name: 'Name, birth and country' }).click();
  await page.getByLabel("Child's name").fill('Mia Rose');
  await picture(page, 'settings-unsaved');
  await page.getByRole('heading', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).scrollIntoViewIfNeeded();
  await picture(page, 'account-delete', { isPhoneOnly: true });
});
