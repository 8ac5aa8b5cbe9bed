import { expect, test } from '@playwright/test';
import { daysAgo, register, signUp, toast } from './parent.ts';
import { type Server, startServer } from './server.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

const name = "Child's name";

test('settings: one change is saved alone, and what is typed and closed is not lost', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(name).fill('Mia Rose');
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
  await expect(page.getByLabel(name)).toHaveValue('Mia Rose');
  const stored = async () => (await page.request.get(`${server.url}/api/user`)).json();
  expect(await stored()).toMatchObject({ childName: 'Mia', healthConditions: 'Eczema, a nut allergy' });

  await page.getByLabel('Born before 37 weeks? (optional)').selectOption('34');
  await child.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  expect(await stored()).toMatchObject({ childName: 'Mia Rose', gestationWeeks: 34, topConcerns: ['sleep'] });
});

test('onboarding: Back and a reload keep everything, errors leave as they are mended, and one can sign out', async ({
  page,
}) => {
  await register(page, server.url);
  const next = page.getByRole('button', { name: 'Next' });
  const birth = page.getByLabel('Date of birth');
  await birth.fill(daysAgo(-2));
  await next.click();
  const [noName, inFuture] = [page.getByText("Child's name is required"), page.getByText(/cannot be in the future/)];
  await expect(noName).toBeVisible();
  await expect(inFuture).toBeVisible();
  await page.getByLabel(name).fill('Mia');
  await expect(noName).toHaveCount(0);
  await expect(inFuture).toBeVisible();
  await birth.fill(daysAgo(40));
  await expect(inFuture).toHaveCount(0);
  await page.getByLabel(/Born before 37 weeks/).selectOption('33');
  await next.click();
  await page.getByText('Gentle', { exact: true }).click();
  await next.click();
  await page.getByText('Direct and practical').click();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Gentle' })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel(name)).toHaveValue('Mia');
  await page.goForward();
  await page.reload();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await next.click();
  await expect(page.getByRole('radio', { name: 'Direct and practical' })).toBeChecked();
  for (let step = 3; step < 6; step += 1) await next.click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  const stored = await (await page.request.get(`${server.url}/api/user`)).json();
  expect(stored).toMatchObject({ childName: 'Mia', gestationWeeks: 33, tonePreference: 'direct' });

  await page.request.post(`${server.url}/api/logout`);
  await register(page, server.url);
  await expect(page.getByLabel(name)).toHaveValue('');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});
