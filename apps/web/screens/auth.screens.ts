import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, test } from '@playwright/test';
import { comeBare } from '../e2e/parent.ts';
import { picture } from './picture.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

test('signing in, the six steps, and pages that are not there', async ({ page }) => {
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await picture(page, 'auth-login');
  await page.getByLabel('Username').fill('mia-and-me');
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await picture(page, 'auth-problem', { isPhoneOnly: true });
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
  await picture(page, 'auth-error', { hasToast: true });
  await page.goto(`${server.url}/auth?reset=0123456789abcdef0123456789abcdef`);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await picture(page, 'auth-new-password', { isPhoneOnly: true });
  await page.goto(`${server.url}/no-such-page`);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await picture(page, 'not-found');

  await page.goto(server.url);
  await page.getByRole('button', { name: "Don't have an account? Register" }).click();
  await picture(page, 'auth-register');
  await page.getByLabel('Username').fill('mia-and-me');
  await page.getByLabel('Password', { exact: true }).fill('a quiet night');
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  await next.click();
  await expect(page.getByText("Child's name is required")).toBeVisible();
  await picture(page, 'onboarding-1-problem', { isPhoneOnly: true });
  await page.getByLabel("Child's name").fill('Mia');
  await page.getByLabel('Date of birth').fill('2026-03-03');
  await picture(page, 'onboarding-1');
  await next.click();
  await page.getByText('Gentle', { exact: true }).click();
  await page.getByText('Other', { exact: true }).click();
  await picture(page, 'onboarding-2');
  await next.click();
  await page.getByText('Warm and empathetic').click();
  await picture(page, 'onboarding-3');
  await next.click();
  await page.getByText('Gentle/no-cry methods').click();
  await picture(page, 'onboarding-4');
  await next.click();
  await page.getByText('Sleep problems').click();
  await page.getByText('Other', { exact: true }).click();
  await picture(page, 'onboarding-5');
  await next.click();
  await picture(page, 'onboarding-6');
});

test('a page whose user is still loading, and a server that is away', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await comeBare(page);
  await page.route('**/trpc/auth.currentUser**', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(`${server.url}/chat`);
  await expect(page.getByText('Loading...')).toBeVisible();
  await picture(page, 'loading');
  release();
  await expect(page.getByText('Nestling cannot be reached right now.')).toBeVisible();
  await picture(page, 'unreachable', { isPhoneOnly: true });
});
