import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, type Page, test } from '@playwright/test';
import { daysAgo, onboard, toast } from './parent.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer({ REGISTRATION: 'invite' });
});
test.afterAll(() => server.close());

async function register(page: Page, link: string, username: string) {
  await page.goto(link);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a quiet night');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

test('the owner comes in by the link of the log, invites one and removes them in Settings', async ({
  page,
  browser,
}) => {
  await register(page, `${server.url}/auth?invite=nothing`, 'stranger');
  await expect(toast(page)).toContainText('This invitation was already used or has ended');

  const link = /http:\S+\/auth\?invite=[\w-]+/.exec(server.log())?.[0] ?? '';
  await register(page, link, 'owner');
  await expect(page).toHaveURL(/\/onboarding$/);
  await onboard(page, { name: 'Mia', birthDate: daysAgo(130) });

  await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByRole('heading', { name: 'Members' }).click();
  await page.getByLabel(/Invite somebody/).fill('Grandma');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const invitation = await page.getByLabel('Invitation link').inputValue();
  await expect(page.getByText(/Invitation for Grandma, holds until/)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await register(other, invitation, 'grandma');
  await expect(other).toHaveURL(/\/onboarding$/);

  await page.goto(`${server.url}/settings#members`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove grandma' })).toBeVisible();
  await expect(page.getByText(/Invitation for Grandma/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove grandma' }).click();
  // Behind the open question no button of the page can be found, so that alone would not say that it is done.
  const removed = page.waitForResponse((response) => response.url().includes('members.remove'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await removed;
  await expect(page.getByRole('button', { name: 'Remove grandma' })).toHaveCount(0);
  await other.goto(server.url);
  await expect(other).toHaveURL(/\/auth/);
  await other.context().close();
});
